/** The registry said no, or nothing. `status` is missing where there was no answer. */
export class RegistryError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.name = 'RegistryError';
    this.status = status;
  }
}
