import * as z from 'zod';
import { requirePublisher } from '../../access/requirePublisher.ts';
import { readInput } from '../../errors/readInput.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import type { Registry, RegistryApp } from '../../registry.ts';
import { checkWidget } from './checkWidget.ts';
import { LIMITS } from './limits.ts';
import { publishVersion } from './publishVersion.ts';
import { unpackWidget } from './unpackWidget.ts';

const query = z.object({ why: z.string().max(300).default('') });

/** `POST /widgets/:name/versions?why=` with a gzip tar of the built widget. */
export const publishRoute = (app: RegistryApp, { tokens, records, assets, clock, inTurn, metrics }: Registry): void => {
  app.addContentTypeParser(['application/gzip', 'application/octet-stream'], { parseAs: 'buffer', bodyLimit: LIMITS.packed }, (_request, body, done) => done(null, body));

  app.post<{ Params: { name: string } }>('/widgets/:name/versions', {
    bodyLimit: LIMITS.packed,
    // before the body is read, so that a stranger cannot make the registry unpack anything
    config: { rateLimit: {} },
    onRequest: async (request) => void requirePublisher(tokens, request),
  }, async (request, reply) => {
    const publisher = requirePublisher(tokens, request);
    const { why } = readInput(query, request.query);
    const files = await unpackWidget(request.body as Buffer);
    const manifest = checkWidget(request.params.name, files);
    const { record, created } = await inTurn(() => publishVersion({ manifest, files, publisher, why }, records, assets, clock));
    if (created) metrics.acts.inc({ widget: record.name, act: 'published' });
    return reply.code(created ? 201 : 200).send({ ...toVersionReply(record), unchanged: !created });
  });
};
