import axios, { type AxiosError } from 'axios';
import {
  ApiError,
  CancelledError,
  firstMessage,
  InvalidAuthError,
  TimeoutError,
} from 'shared-contracts/errors';

const TIMEOUT_CODES = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** Parses the body of an error answer; returns it as it is if it is not JSON. */
function readErrorBody(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}

/**
 * R8.09, R8.10: converts an error of axios to one of the error family. Returns any other error as
 * it is.
 */
export function toRequestError(error: unknown, path: string): unknown {
  if (axios.isCancel(error)) return new CancelledError(path, undefined, error);
  if (!axios.isAxiosError(error)) return error;
  const { response, code, message }: AxiosError = error;
  if (TIMEOUT_CODES.has(code ?? '')) return new TimeoutError(path, error);
  const data = readErrorBody(response?.data);
  if (response?.status === 401)
    return new InvalidAuthError(firstMessage(data) ?? 'Unauthorized', path, error);
  return new ApiError(message, {
    status: response?.status ?? code ?? -1,
    path,
    data,
    cause: error,
  });
}
