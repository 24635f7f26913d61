import { auditReply, trialReply, widgetsReply } from 'shared-contracts/release';
import type { WidgetReleases } from 'staff-pages/state/widgetReleases';

export interface ReleaseOperatorOptions {
  readonly registryUrl: string;
  /** The registry's token for operators. */ readonly token: string;
}

/** Said by the registry, in its own words, or by nobody. */
export class RegistryRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RegistryRefusal';
    this.status = status;
  }
}

const TIME_LIMIT = 8000;
/** Lines of a widget's log that staff are shown. */
const LATEST = 20;

/** One call of the registry. Throws its refusal, and 503 where it does not answer. */
async function callRegistry(url: URL, options: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...options, signal: AbortSignal.timeout(TIME_LIMIT) });
  } catch {
    throw new RegistryRefusal(503, '');
  }
  const body = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok) throw new RegistryRefusal(response.status, body.message ?? '');
  return body;
}

/** The registry as panda staff steer it: this server acts for the person who is signed in, and the audit log names them. */
export function releaseOperator({ registryUrl, token }: ReleaseOperatorOptions) {
  const call = (path: string, options?: RequestInit): Promise<unknown> =>
    callRegistry(new URL(path, registryUrl), options);
  return {
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
    /** `person` as the audit log shall name them. */
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
