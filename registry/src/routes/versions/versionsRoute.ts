import type { Registry, RegistryApp } from '../../registry.ts';
import { toVersionReply } from './toVersionReply.ts';

/** What was published of one widget, the newest first, and what was done with it, the oldest first. */
export const versionsRoute = (app: RegistryApp, { records }: Registry): void => {
  app.get<{ Params: { name: string } }>('/widgets/:name/versions', ({ params }) => ({ versions: records.list(params.name).map(toVersionReply) }));
  app.get<{ Params: { name: string } }>('/widgets/:name/audit', ({ params }) => ({ acts: records.audit().filter(({ widget }) => widget === params.name) }));
};
