/** A request that the registry declines; the message is for the caller. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.statusCode = statusCode;
  }
}
