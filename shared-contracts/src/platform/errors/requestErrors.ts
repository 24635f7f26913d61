/**
 * R3.24: returns the message of an error reply, the first of its data array, or undefined when it
 * has none.
 */
export function firstMessage(data: unknown): string | undefined {
  const list = (data as { data?: unknown } | null | undefined)?.data;
  const message = Array.isArray(list)
    ? (list[0] as { message?: unknown } | undefined)?.message
    : undefined;
  return typeof message === 'string' ? message : undefined;
}

/**
 * R8.09: a failed request. `status` is the HTTP status, 'ETIMEDOUT', -2 (cancelled), -1 or the
 * network's code.
 */
export class ApiError extends Error {
  readonly code: string = 'api_error';
  readonly status: number | string;
  readonly path: string;
  readonly data: unknown;

  constructor(
    message: string,
    details: { status: number | string; path: string; data?: unknown; cause?: unknown },
  ) {
    const said = firstMessage(details.data);
    super(said === undefined ? message : `${message}(ApiErrorMessage: ${said})`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.status = details.status;
    this.path = details.path;
    this.data = details.data;
  }
}

/** R8.10: the server did not answer in time. */
export class TimeoutError extends ApiError {
  constructor(path: string, cause?: unknown) {
    super('Request timed out', { status: 'ETIMEDOUT', path, cause });
    this.name = 'TimeoutError';
  }
}

/** R8.10: the caller cancelled the request. */
export class CancelledError extends ApiError {
  constructor(path: string, message = 'Request cancelled', cause?: unknown) {
    super(message, { status: -2, path, cause });
    this.name = 'CancelledError';
  }
}

/** R4.31, R8.10: another request with the same id cancelled this one. */
export class SingularRequestError extends CancelledError {
  constructor(path: string, id: string) {
    super(path, `Singular request: ${id}`);
    this.name = 'SingularRequestError';
  }
}

/** R8.10: the visitor is not signed in, or the session has ended. */
export class InvalidAuthError extends ApiError {
  override readonly code = 'invalid_auth';

  constructor(message: string, path: string, cause?: unknown) {
    super(message, { status: 401, path, cause });
    this.name = 'InvalidAuthError';
  }
}

// The guards look at fields instead of classes, because an error may come from another bundle's
// copy of this module.
export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof Error &&
    ['api_error', 'invalid_auth'].includes((error as Partial<ApiError>).code ?? '')
  );
}
export function isTimeout(error: unknown): error is ApiError {
  return isApiError(error) && (error.status === 'ETIMEDOUT' || error.status === 'ECONNABORTED');
}
export function isCancelled(error: unknown): error is ApiError {
  return isApiError(error) && error.status === -2;
}
export function isInvalidAuth(error: unknown): error is InvalidAuthError {
  return isApiError(error) && error.code === 'invalid_auth';
}
