import type { FastifyInstance } from 'fastify';
import { findRegion } from 'shared-contracts/areas';
import { RequestError } from 'server-kit/http/requestError';
import { findCampaign } from '../../inventory/filling/content/campaigns.ts';
import {
  POSTER_SIZES,
  type PosterForm,
  SERVICE_ICONS,
  type ServiceIcon,
} from '../../inventory/filling/content/pictures.ts';
import { itemInTurn } from '../../inventory/filling/itemInTurn.ts';
import { paintIcon } from './poster/paintIcon.ts';
import { paintPoster, type Poster } from './poster/paintPoster.ts';

const A_DAY = 'public, max-age=86400';

function isIcon(name: string): name is ServiceIcon {
  return (SERVICE_ICONS as readonly string[]).includes(name);
}
function isForm(name: string): name is PosterForm {
  return Object.hasOwn(POSTER_SIZES, name);
}

/** Holes with the flag on the right, beside the words. */
const REGION_SCENES = [25, 43, 5, 33, 45];

function toPoster(name: string): Poster | undefined {
  const region = findRegion(Number(/^region-(\d{3})$/.exec(name)?.[1]));
  if (region !== undefined)
    return {
      headline: [region.name, 'の人気コース'],
      lead: '総合評価の高い順に',
      look: 'scene',
      scene: itemInTurn(REGION_SCENES, region.code),
    };
  return findCampaign(name);
}

/**
 * Draws `<campaign>-<form>`, `region-<code>-<form>` or `icon-<name>`; undefined for any other id.
 */
function paint(id: string): string | undefined {
  const [, name = '', last = ''] = /^([\w-]+)-(\w+)$/.exec(id) ?? [];
  if (name === 'icon' && isIcon(last)) return paintIcon(last);
  const poster = toPoster(name);
  if (poster === undefined || !isForm(last)) return undefined;
  const [width, height] = POSTER_SIZES[last];
  return paintPoster(poster, width, height);
}

const schema = {
  summary: 'Pictures of the content blocks',
  params: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', maxLength: 60 } },
  },
} as const;

/** Serves the pictures of the content blocks; 404 for an unknown one. */
export function registerContentImages(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/image/content/:id.svg',
    { schema },
    async ({ params: { id } }, reply) => {
      const picture = paint(id);
      if (picture === undefined) throw new RequestError(404, 'Not Found');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', A_DAY)
        .send(picture);
    },
  );
}
