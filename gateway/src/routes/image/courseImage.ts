import type { FastifyInstance } from 'fastify';
import { paintAbove } from './scenery/above.ts';
import { paintScene } from './scenery/scene.ts';

/** The width and the height of each picture in pixels (R3.15), and what it shows. */
const PICTURES = {
  photo1: { size: [800, 450], paint: paintScene },
  banner: { size: [600, 200], paint: paintScene },
  above: { size: [600, 200], paint: paintAbove },
} as const;
type Kind = keyof typeof PICTURES;

const A_YEAR = 'public, max-age=31536000, immutable';

const schema = {
  summary: 'R3.15: pictures of a course, drawn from its id',
  params: {
    type: 'object',
    required: ['id', 'kind'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 999_999_999 },
      kind: { enum: Object.keys(PICTURES) },
    },
  },
} as const;

/** Serves the pictures of courses (R3.15). Any id has one. */
export function registerCourseImages(app: FastifyInstance): void {
  app.get<{ Params: { id: number; kind: Kind } }>(
    '/image/course/:id/:kind.svg',
    { schema },
    async ({ params: { id, kind } }, reply) => {
      const {
        size: [width, height],
        paint,
      } = PICTURES[kind];
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', A_YEAR)
        .send(paint(id, width, height));
    },
  );
}
