import { ApiError } from './requestErrors.ts';

/** The answer came, and is not what the contract says. */
export class InvalidReplyError extends ApiError {
  constructor(path: string, cause?: unknown) {
    super('Reply does not fit its schema', { status: -1, path, cause });
    this.name = 'InvalidReplyError';
  }
}

/** R8.03: the answer came, fits the contract, and says that the call failed: `status` is its `result_status`. */
export class RefusedReplyError extends ApiError {
  constructor(path: string, status: number) {
    super('Reply says that the call failed', { status, path });
    this.name = 'RefusedReplyError';
  }
}
