import { RegistryError } from './registryError.ts';

/** The registry as one team uses it: its address and the token of the widget. */
export interface RegistryAccess {
  readonly registryUrl: string;
  readonly token: string;
}

const TIME_OUT = 60_000;

/** One call; rejects with `RegistryError` and the registry's own words. */
export async function callRegistry(url: URL, options: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...options, signal: AbortSignal.timeout(TIME_OUT) });
  } catch (error) {
    throw new RegistryError(`The registry at ${url.origin} does not answer.`, undefined, error);
  }
  if (response.ok || response.status === 304) return response;
  const said = (await response.json().catch(() => ({}))) as { message?: string };
  throw new RegistryError(
    said.message ?? `The registry answered ${response.status}.`,
    response.status,
  );
}
