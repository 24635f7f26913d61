/** Refuses a request with a status and a message for the caller (R3.24). */
export class RequestError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RequestError';
    this.statusCode = statusCode;
  }
}
