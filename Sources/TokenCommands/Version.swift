/// The version that `--version` prints.
package let toolVersion = "0.1.0"
