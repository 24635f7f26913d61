/** A request that we answer with 4xx and these words (R3.24). */
export class RequestError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RequestError';
    this.statusCode = statusCode;
  }
}
