import { ApiError } from './requestErrors.ts';

/** The server answered, but the reply does not have the shape of the contract. */
export class InvalidReplyError extends ApiError {
  constructor(path: string, cause?: unknown) {
    super('Reply does not fit its schema', { status: -1, path, cause });
    this.name = 'InvalidReplyError';
  }
}

/**
 * R8.03: the server answered in the shape of the contract that the call failed; `status` is its
 * `result_status`.
 */
export class RefusedReplyError extends ApiError {
  constructor(path: string, status: number) {
    super('Reply says that the call failed', { status, path });
    this.name = 'RefusedReplyError';
  }
}
