import { auditReply, trialReply, widgetsReply } from 'shared-contracts/release';
import type { WidgetReleases } from 'staff-pages/state/widgetReleases';

export interface ReleaseOperatorOptions {
  readonly registryUrl: string;
  /** The registry's token for operators. */
  readonly token: string;
}

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
    // a redirect would carry the operator's token to another server
    response = await fetch(url, {
      ...options,
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

/** Reads and changes releases at the registry, in the name of a person of panda staff. */
export function releaseOperator({ registryUrl, token }: ReleaseOperatorOptions) {
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
    /** Makes a change. `person` is the name for the audit log. */
    act: (method: 'POST' | 'PUT', path: string, person: string, body: object): Promise<unknown> =>
      call(path, {
        method,
        body: JSON.stringify(body),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-acts-for': person,
        },
      }),
  };
}
export type ReleaseOperator = ReturnType<typeof releaseOperator>;
