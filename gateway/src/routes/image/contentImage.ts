import type { FastifyInstance } from 'fastify';
import { findRegion, type RegionName } from 'shared-contracts/areas';
import type { Language } from 'shared-contracts/locale';
import { RequestError } from 'server-kit/http/requestError';
import { findCampaign } from '../../inventory/filling/content/campaigns.ts';
import { posterWordsIn } from '../../inventory/filling/content/contentTexts.ts';
import {
  POSTER_SIZES,
  type PosterForm,
  SERVICE_ICONS,
  type ServiceIcon,
} from '../../inventory/filling/content/pictures.ts';
import { itemInTurn } from '../../inventory/filling/itemInTurn.ts';
import { askedLanguage } from '../askedLanguage.ts';
import { offerOf } from '../content/offers/offerPicture.ts';
import { offerWordsIn } from '../content/offers/offerWords.ts';
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

/** The words of campaigns name no region. */
const ANY_REGION: RegionName = '関東・甲信越';

function toPoster(name: string, language: Language): Poster | undefined {
  const region = findRegion(Number(/^region-(\d{3})$/.exec(name)?.[1]));
  if (region !== undefined)
    return {
      ...posterWordsIn(
        language,
        { headline: ['{region}', 'の人気コース'], lead: '総合評価の高い順に' },
        region.name,
      ),
      language,
      look: 'scene',
      scene: itemInTurn(REGION_SCENES, region.code),
    };
  const offer = offerOf(name);
  if (offer)
    return {
      ...offerWordsIn(language, offer),
      language,
      look: offer.kind === 'weekend' ? 'sand' : 'pine',
    };
  const campaign = findCampaign(name);
  return campaign && { ...campaign, ...posterWordsIn(language, campaign, ANY_REGION), language };
}

/**
 * Draws `<campaign>-<form>`, `region-<code>-<form>`, `offer-…-<form>` or `icon-<name>`; undefined for any other id. Its
 * words are in the language.
 */
function paint(id: string, language: Language): string | undefined {
  const [, name = '', last = ''] = /^([\w-]+)-(\w+)$/.exec(id) ?? [];
  if (name === 'icon' && isIcon(last)) return paintIcon(last);
  const poster = toPoster(name, language);
  if (poster === undefined || !isForm(last)) return undefined;
  const [width, height] = POSTER_SIZES[last];
  return paintPoster(poster, width, height);
}

const schema = {
  summary: 'Pictures of the content blocks',
  params: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', maxLength: 80 } },
  },
} as const;

/** Serves the pictures of the content blocks; 404 for an unknown one. */
export function registerContentImages(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    '/image/content/:id.svg',
    { schema },
    async (request, reply) => {
      const picture = paint(request.params.id, askedLanguage(request));
      if (picture === undefined) throw new RequestError(404, 'Not Found');
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', A_DAY)
        .send(picture);
    },
  );
}
