/** The registry refused a call or did not answer. `status` is undefined if it did not answer. */
export class RegistryError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.name = 'RegistryError';
    this.status = status;
  }
}
