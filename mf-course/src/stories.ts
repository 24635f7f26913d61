import type { Answer } from 'shared-contracts/platform-testing';
import { littleKnown, noCourse, sheetAnswers } from './gateway/testing/sheetAnswers.ts';

/** A state of the widget: its query, the answers of the gateway, and the heading that it then has. */
export interface Story {
  readonly name: string;
  readonly query: string;
  readonly answers: Readonly<Record<string, Answer>>;
  readonly heading: string;
}

function fails(): never {
  throw new Error('gone');
}

const NAME = '南総ヒルズカントリークラブ';

/** Every state of the widget, for `index.tsx` and for the test that renders each. */
export const STORIES: readonly Story[] = [
  { name: 'a course', query: 'course=1', answers: sheetAnswers(), heading: NAME },
  {
    name: 'a day of it',
    query: 'course=1&date=2026-11-22&players=2',
    answers: sheetAnswers(),
    heading: NAME,
  },
  {
    name: 'a course of which an operator has told little',
    query: 'course=1',
    answers: littleKnown(),
    heading: NAME,
  },
  {
    name: 'without weather and starts',
    query: 'course=1',
    answers: sheetAnswers({ '/weather': fails, '/course/stock': fails }),
    heading: NAME,
  },
  {
    name: 'no such course',
    query: 'course=99',
    answers: noCourse(),
    heading: 'このゴルフ場は見つかりません',
  },
  {
    name: 'no answer',
    query: 'course=1',
    answers: sheetAnswers({ '/course/plans': fails }),
    heading: 'ゴルフ場の情報を表示できませんでした',
  },
];
