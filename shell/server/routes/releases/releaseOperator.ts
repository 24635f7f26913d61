import { onwardHeaders } from 'server-kit/http/requestContext';
import { auditReply, trialReply, widgetsReply } from 'shared-contracts/release';
import type { WidgetReleases } from 'staff-pages/state/widgetReleases';

/**
 * The registry refused a call, with its own message, or did not answer (status 503, empty message).
 */
export class RegistryRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RegistryRefusal';
    this.status = status;
  }
}

/** Milliseconds. */
const TIME_LIMIT = 8000;
/** The number of lines of a widget's audit log that staff see. */
const LATEST = 20;

/** Makes one call of the registry. Throws a `RegistryRefusal` if it refuses or does not answer. */
async function callRegistry(url: URL, options: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    // a redirect would carry the person's token to another server
    response = await fetch(url, {
      ...options,
      headers: { ...onwardHeaders(), ...options.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
  } catch {
    throw new RegistryRefusal(503, '');
  }
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok) throw new RegistryRefusal(response.status, body.message ?? '');
  return body;
}

/**
 * Reads releases at the registry, and changes them with the access token of the person of panda staff
 * who does it: this server has no token for that (ADR 056).
 */
export function releaseOperator(registryUrl: string) {
  const call = (path: string, options?: RequestInit): Promise<unknown> =>
    callRegistry(new URL(path, registryUrl), options);
  return {
    /** Reads the releases of all widgets. */
    async read(): Promise<WidgetReleases[]> {
      const { widgets } = widgetsReply.parse(await call('/widgets'));
      return Promise.all(
        widgets.map(async ({ name, hold, versions }) => ({
          name,
          hold,
          versions,
          ...trialReply.parse(await call(`/widgets/${name}/trial`)),
          acts: auditReply
            .parse(await call(`/widgets/${name}/audit`))
            .acts.toReversed()
            .slice(0, LATEST),
        })),
      );
    },
    /** Makes a change. `token` is the person's access token, by which the registry knows who acts. */
    act: (method: 'POST' | 'PUT', path: string, token: string, body: object): Promise<unknown> =>
      call(path, {
        method,
        body: JSON.stringify(body),
        headers: {
          authorization: `Staff ${token}`,
          'content-type': 'application/json',
        },
      }),
  };
}
export type ReleaseOperator = ReturnType<typeof releaseOperator>;
