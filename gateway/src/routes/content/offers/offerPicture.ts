import { areaName } from 'shared-contracts/areas';
import { posterPath } from '../../../inventory/filling/content/pictures.ts';
import type { Language } from 'shared-contracts/locale';
import { OFFER_KINDS, type Offer } from './offerWords.ts';

const NAME = /^offer-(\w+)-(\d{1,3})-(\d{1,6})-(\d{1,2})-(\d{1,5})-(\d{1,7})$/;

/** Returns the path of an offer's poster, which has all that its words say. */
export function offerPicture(offer: Offer, language: Language): string {
  const { kind, area, from, days, count, price } = offer;
  return posterPath(`offer-${[kind, area, from, days, count, price].join('-')}`, 'slide', language);
}

/** Reads the name of an offer's poster; undefined for any other name. */
export function offerOf(name: string): Offer | undefined {
  const [, asked, ...numbers] = NAME.exec(name) ?? [];
  const kind = OFFER_KINDS.find((each) => each === asked);
  const [area = 0, from = 0, days = 0, count = 0, price = 0] = numbers.map(Number);
  if (kind === undefined || areaName(area) === '' || days === 0) return undefined;
  return { kind, area, from, days, count, price };
}
