import Foundation

/// What one run of a program cost.
struct MeasuredRun {
  /// The time of all its threads in the program and in the system, in seconds.
  let cpu: Double
  /// The most memory it had at once, in megabytes of 1,000,000 bytes.
  let memory: Double

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// What becomes of the text a program prints.
  enum Printing {
    case shown
    case hidden
  }

  /// Runs a program to its end.
  init(_ program: String, _ arguments: [String], in folder: String, printing: Printing) throws(Failure) {
    let process = try Self.start(program, arguments, in: folder, printing)
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, 0, &usage) == process else {
      throw Failure(description: "\(program) is lost")
    }
    guard status == 0 else {
      throw Failure(description: "\(program) \(arguments.joined(separator: " ")) failed (\(status))")
    }
    cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = Double(usage.ru_maxrss) * Self.unitOfMemory / 1e6
  }

  private static func start(
    _ program: String, _ arguments: [String], in folder: String, _ printing: Printing
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if case .hidden = printing {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    // The child begins in the folder of this process.
    guard chdir(folder) == 0 else { throw Failure(description: "there is no folder \(folder)") }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, &words, environ)
    guard code == 0 else { throw Failure(description: "\(program): \(String(cString: strerror(code)))") }
    return process
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  /// `ru_maxrss` counts bytes on Darwin and kilobytes on Linux.
  private static var unitOfMemory: Double {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }
}

extension [MeasuredRun] {
  var medianCPU: Double { median(\.cpu) }
  var medianMemory: Double { median(\.memory) }

  private func median(_ figure: (MeasuredRun) -> Double) -> Double { map(figure).sorted()[count / 2] }
}
