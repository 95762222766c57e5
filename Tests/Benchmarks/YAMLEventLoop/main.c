// The least that reading a YAML file costs: libyaml's events, each thrown away.
#include <stdio.h>
#include <yaml.h>

int main(int argc, char **argv) {
  if (argc != 2) {
    fprintf(stderr, "usage: yaml-event-loop FILE\n");
    return 2;
  }
  FILE *file = fopen(argv[1], "rb");
  if (!file) {
    perror(argv[1]);
    return 1;
  }
  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 1;
  yaml_parser_set_input_file(&parser, file);

  unsigned long count = 0;
  int is_at_end = 0;
  while (!is_at_end) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s:%zu: %s\n", argv[1], parser.problem_mark.line + 1, parser.problem);
      return 1;
    }
    is_at_end = event.type == YAML_STREAM_END_EVENT;
    count++;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  printf("%lu events\n", count);
  return 0;
}
