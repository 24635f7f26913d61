import type { Answer } from 'shared-contracts/platform-testing';
import type { PageName } from 'shared-contracts/site';
import { aPicture, contentAnswers, pcBlocks, spBlocks } from './testing/contentAnswers.ts';

/** A state of the blocks of one top page, with the gateway's answers. */
export interface Story {
  readonly name: string;
  readonly page: Extract<PageName, 'top' | 'sp-top'>;
  readonly answers: Readonly<Record<string, Answer>>;
}

function answers(blocks: unknown): Record<string, Answer> {
  return contentAnswers(blocks);
}
const one = [aPicture(1)];

/** Every state of the blocks, for `index.tsx` and for the test that renders each. */
export const STORIES: readonly Story[] = [
  { name: 'PC', page: 'top', answers: contentAnswers() },
  { name: 'smartphone', page: 'sp-top', answers: contentAnswers() },
  {
    name: 'one entry in each block',
    page: 'top',
    answers: answers({
      ...pcBlocks(),
      topSlider: one,
      pcMiddleBanner: one,
      middleSlider: one,
      rightBottomBanner: one,
    }),
  },
  {
    name: 'pictures that fail to load',
    page: 'top',
    answers: answers({
      ...pcBlocks(),
      topSlider: one.map((each) => ({ ...each, src: '/missing.jpg' })),
      pcMiddleBanner: [aPicture(2, { src: '/missing.jpg' })],
    }),
  },
  {
    name: 'wrong blocks',
    page: 'sp-top',
    answers: answers({ ...spBlocks(), campaign: null, topBanner: 7, slider: [[]] }),
  },
  {
    name: 'not known yet',
    page: 'top',
    answers: { '/content/blocks': () => new Promise(() => {}) },
  },
  {
    name: 'the call fails',
    page: 'top',
    answers: {
      '/content/blocks': () => {
        throw new Error('gone');
      },
    },
  },
];
