import { RegistryError } from './registryError.ts';

/** The address of the registry and the token to use there. */
export interface RegistryAccess {
  readonly registryUrl: string;
  readonly token: string;
}

/** Milliseconds: a publish takes up to 50 s where the version renders and mounts slowly, beside others in the queue. */
const TIME_OUT = 120_000;

/** What of a failed call a person can mend: an address that leads elsewhere, a certificate, a name. Else nothing. */
function causeOf(error: unknown): string {
  // of `fetch`, whose error only says that it failed
  const { message, code } = ((error as Error).cause ?? {}) as Partial<NodeJS.ErrnoException>;
  if (message === 'unexpected redirect') return ': it sends elsewhere, which is not followed';
  // who refuses the connection is not there, which is what was said
  return code === undefined || code === 'ECONNREFUSED' ? '' : `: ${message}`;
}

/** Says that no answer came. An act may be carried out all the same where it came too late. */
function toSilence({ origin }: URL, error: unknown): RegistryError {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  const said = isLate
    ? `The registry at ${origin} has not answered within ${TIME_OUT / 1000} seconds. It may still do what it was asked: look at the versions first.`
    : `The registry at ${origin} does not answer${causeOf(error)}.`;
  return new RegistryError(said, undefined, error);
}

/**
 * Sends one call. Rejects with a `RegistryError` that has the registry's own message. It follows no
 * redirect: only this address may have the token and the widget.
 */
export async function callRegistry(url: URL, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...options,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_OUT),
    });
  } catch (error) {
    throw toSilence(url, error);
  }
  if (response.ok || response.status === 304) return response;
  const said = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistryError(
    said.message ?? `The registry answered ${response.status}.`,
    response.status,
  );
}
