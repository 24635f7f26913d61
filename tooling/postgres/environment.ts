/** The folders in which this machine looks for programs. */
export function readPath(): string {
  return process.env.PATH ?? '';
}
