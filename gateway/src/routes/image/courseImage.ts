import type { FastifyInstance } from 'fastify';
import { paintScene } from './scenery/scene.ts';

/** The width and the height of each picture in pixels (R3.15). */
const SIZES = { photo1: [800, 450], banner: [600, 200] } as const;
type Kind = keyof typeof SIZES;

const A_YEAR = 'public, max-age=31536000, immutable';

const schema = {
  summary: 'R3.15: pictures of a course, drawn from its id',
  params: {
    type: 'object',
    required: ['id', 'kind'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 999_999_999 },
      kind: { enum: Object.keys(SIZES) },
    },
  },
} as const;

/** Serves the pictures of courses (R3.15). Any id has one. */
export function registerCourseImages(app: FastifyInstance): void {
  app.get<{ Params: { id: number; kind: Kind } }>(
    '/image/course/:id/:kind.svg',
    { schema },
    async ({ params: { id, kind } }, reply) => {
      const [width, height] = SIZES[kind];
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', A_YEAR)
        .send(paintScene(id, width, height));
    },
  );
}
