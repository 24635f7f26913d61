import { onwardHeaders } from 'server-kit/http/requestContext';
import { auditReply, trialReply, vitalsReply, widgetsReply } from 'shared-contracts/release';
import type { MeasuredReleases, WidgetReleases } from 'staff-pages/state/widgetReleases';
import * as z from 'zod/mini';

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

/** Returns whether the registry refused a call, did not answer, or answered what nobody here can read. */
export function isUnread(error: unknown): boolean {
  return error instanceof RegistryRefusal || error instanceof z.core.$ZodError;
}

/** Milliseconds. */
const TIME_LIMIT = 8000;
/** The number of lines of a widget's audit log that staff see, and on its own page. */
const LATEST = 20;
const LATEST_OF_ONE = 50;

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

/** The releases of all widgets, as far as the registry tells them. */
export interface KnownReleases {
  readonly widgets: readonly WidgetReleases[];
  /** The names of the widgets whose releases it does not tell now. */
  readonly unreadable: readonly string[];
}

type ListedWidget = ReturnType<typeof widgetsReply.parse>['widgets'][number];

/**
 * Reads releases at the registry, and changes them with what the person shows who does it, the access token of
 * panda staff or the session of a team: this server has no token for that (ADR 056, 083).
 */
export function releaseOperator(registryUrl: string) {
  const call = (path: string, options?: RequestInit): Promise<unknown> =>
    callRegistry(new URL(path, registryUrl), options);
  const list = async () => widgetsReply.parse(await call('/widgets')).widgets;
  const readOf = async ({ name, hold, versions }: ListedWidget, lines: number) => ({
    name,
    hold,
    versions,
    ...trialReply.parse(await call(`/widgets/${name}/trial`)),
    acts: auditReply
      .parse(await call(`/widgets/${name}/audit`))
      .acts.toReversed()
      .slice(0, lines),
  });
  return {
    /** Lists all widgets with their versions. */
    list,
    /** Reads the releases of all widgets. One that cannot be read keeps none of the others away. */
    async read(): Promise<KnownReleases> {
      const listed = await list();
      const found = await Promise.all(
        listed.map((widget) =>
          readOf(widget, LATEST).catch((error: unknown): undefined => {
            if (!isUnread(error)) throw error;
          }),
        ),
      );
      return {
        widgets: found.filter((widget) => widget !== undefined),
        unreadable: listed.filter((_, at) => !found[at]).map(({ name }) => name),
      };
    },
    /** Reads the releases of one widget; undefined if there is none of this name. */
    async readOne(wanted: string): Promise<MeasuredReleases | undefined> {
      const widget = (await list()).find(({ name }) => name === wanted);
      if (!widget) return undefined;
      const { versions: vitals } = vitalsReply.parse(await call(`/widgets/${wanted}/vitals`));
      return { ...(await readOf(widget, LATEST_OF_ONE)), vitals };
    },
    /** Makes a call in the name of who acts, whom the registry knows by `authorization`. */
    act: (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      authorization: string,
      body?: object,
    ): Promise<unknown> =>
      call(path, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
  };
}
export type ReleaseOperator = ReturnType<typeof releaseOperator>;
