/** The folders in which this machine looks for programs. */
export const readPath = (): string => process.env.PATH ?? '';
