import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { teamMay } from '../../access/tokenMay.ts';
import type { Registry } from '../../registry.ts';
import { packVersion } from './packVersion.ts';
import { refuseCollected } from './refuseCollected.ts';

/**
 * `GET /widgets/:name/versions/:version`: a version as its team has published it, for another
 * registry: a gzip tar, and in `x-signature` the signature of its manifest. Answers 404 for a version
 * that was never published, and 409 for one that was taken back or whose files are gone.
 */
export function registerArchive(app: FastifyInstance, registry: Registry): void {
  const { records, assets } = registry;
  app.get<{ Params: { name: string; version: string } }>(
    '/widgets/:name/versions/:version',
    {
      config: {
        rateLimit: {},
        described: { summary: 'Answers a version as its team has published it', by: 'team' },
      },
      ...teamMay('publish', registry),
    },
    async ({ params: { name, version } }, reply) => {
      const record = await records.find(name, version);
      if (!record) throw new RequestError(404, `${name} ${version} was never published here.`);
      if (record.withdrawn) throw new RequestError(409, `${name} ${version} was taken back here.`);
      refuseCollected(record);
      const packed = await packVersion(record, assets);
      return reply.header('x-signature', record.signature).type('application/gzip').send(packed);
    },
  );
}
