/** The `PATH` of this process, or '' without one. */
export function readPath(): string {
  return process.env.PATH ?? '';
}
