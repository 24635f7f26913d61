const LINE = /^(?<indent>[│ ]*)[├└]── (?<part>\S*)(?: \((?<methods>[^)]*)\))?/;
const INDENT = 4;

/**
 * Returns the routes of a server, as `GET /path`, from what `printRoutes()` of Fastify writes: a tree
 * of their parts. Without its common prefixes, all wildcards would be one. `HEAD`, which every `GET`
 * brings along, is left out.
 */
export function readRoutes(printed: string): string[] {
  const above: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const { indent = '', part = '', methods = '' } = LINE.exec(line)?.groups ?? {};
    if (part === '') return [];
    const depth = indent.length / INDENT;
    const path = (above[depth - 1] ?? '') + part;
    above[depth] = path;
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}
