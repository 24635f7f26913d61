import type { Answer } from 'shared-contracts/platform-testing';
import { adAnswers, adDetails, anAdPage } from './gateway/testing/adAnswers.ts';

/**
 * A state of the block: the answers of the ad platform and the gateway, and the number of cards
 * that they make.
 */
export interface Story {
  readonly name: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly shows: number;
}

function fails(): never {
  throw new Error('gone');
}

/** Every state of the block, for `index.tsx` and for the test that renders each. */
export const STORIES: readonly Story[] = [
  { name: 'three courses', answers: adAnswers(), shows: 3 },
  { name: 'one course', answers: adAnswers({ '/adplat': anAdPage([7]) }), shows: 1 },
  {
    name: 'courses without a price',
    answers: adAnswers({
      '/course/details': { ...adDetails(), plans: [] },
    }),
    shows: 3,
  },
  {
    name: 'not known yet',
    answers: adAnswers({ '/adplat': () => new Promise(() => {}) }),
    shows: 0,
  },
  { name: 'none', answers: adAnswers({ '/adplat': anAdPage([]) }), shows: 0 },
  { name: 'an ad blocker', answers: adAnswers({ '/adplat': fails }), shows: 0 },
  { name: 'no details', answers: adAnswers({ '/course/details': fails }), shows: 0 },
  { name: 'no coupons', answers: adAnswers({ '/course/coupon/search': fails }), shows: 0 },
];
