import {
  aGuest,
  aMember,
  aPhoneReservationUser,
  POINTS_UNKNOWN,
  RICH_MEMBER,
  SGC_MEMBER,
  WITHOUT_MEMBERSHIP,
  WITHOUT_NUMBER,
} from './gateway/testing/memberReplies.ts';

/** A state of the panel and the strip, with the answer of the user API. */
export interface Story {
  readonly name: string;
  readonly answer: unknown;
}

/** Every state of the panel and the strip, for `index.tsx` and for the test that renders each. */
export const STORIES: readonly Story[] = [
  { name: 'not known yet', answer: () => new Promise(() => {}) },
  { name: 'guest', answer: aGuest() },
  {
    name: 'the call fails',
    answer: () => {
      throw new Error('no answer');
    },
  },
  { name: 'member without membership', answer: WITHOUT_MEMBERSHIP },
  { name: 'RGC', answer: aMember() },
  { name: 'SGC', answer: SGC_MEMBER },
  { name: 'RGC and SGC, a long name, many points', answer: RICH_MEMBER },
  { name: 'points unknown', answer: POINTS_UNKNOWN },
  { name: 'reserves by telephone', answer: aPhoneReservationUser() },
  { name: 'reserves by telephone, no number', answer: WITHOUT_NUMBER },
];
