import fc from 'fast-check';
import japanese from '../labels/ja.ts';
import { anySearchCondition } from '../testing/arbitraries/index.ts';
import { aSearchCondition } from '../testing/builders/index.ts';
import { submissionErrors } from './index.ts';

function messages(...given: Parameters<typeof submissionErrors>) {
  return submissionErrors(...given).map(({ message }) => japanese(message));
}

describe('a form that is submitted', () => {
  it('[R5.23] [R5.25] needs a place or a course name', () => {
    expect(messages(aSearchCondition({ area: [] }), 'top')).toEqual(['エリアを選択してください。']);
    expect(messages(aSearchCondition({ area: [], courseName: '朝芝' }), 'top')).toEqual([]);
    expect(messages(aSearchCondition({ searchMode: 'overseas', area: [] }), 'detail')).toEqual([
      '国を選択してください。',
    ]);
    expect(
      submissionErrors(aSearchCondition({ searchMode: 'overseas', area: [] }), 'top')[0]?.field,
    ).toBe('country');
  });

  it('[R5.24] for a map needs an area even beside a name, and neither all of Japan nor overseas', () => {
    expect(messages(aSearchCondition({ area: [], courseName: '朝芝' }), 'map')).toEqual([
      'エリアを選択してください。',
    ]);
    expect(messages(aSearchCondition({ area: [0] }), 'map')).toEqual([
      '表示できる件数を超えています。エリアを変更してください。',
    ]);
    expect(
      messages(aSearchCondition({ searchMode: 'overseas', area: [48], country: [1] }), 'map'),
    ).toEqual(['地図検索では海外を選択できません。ほかのエリアを選択してください。']);
  });

  it('[R5.21] [R5.22] [R5.27] [R5.17] gets all errors at once, in the order of its fields', () => {
    const { playDate: _, ...undated } = aSearchCondition({
      area: [48, 1],
      ratesMin: 9000,
      ratesMax: 8000,
      keyword: '(',
    });
    expect(
      submissionErrors(undated, 'detail').map(({ field, message }) => [field, japanese(message)]),
    ).toEqual([
      ['area', '国内と海外は同時に選択できません。'],
      ['playDate', 'プレー日を選択してください。'],
      ['ratesMin', '料金の設定が正しくありません。'],
      ['keyword', 'キーワードに使用できない文字が含まれています。削除してください。'],
    ]);
    expect(messages(aSearchCondition({ area: [1, 2, 3, 4] }), 'top')).toEqual([
      'エリアは3つまで選択できます。',
    ]);
    expect(messages(aSearchCondition({ area: [], courseName: '<' }), 'top')).toEqual([
      'コース名に使用できない文字が含まれています。削除してください。',
    ]);
  });

  it('[R5.23] has no error when its condition is valid', () => {
    fc.assert(
      fc.property(anySearchCondition(Date.UTC(2026, 10, 21)), (condition) => {
        expect(submissionErrors(condition, 'top')).toEqual([]);
      }),
    );
  });
});
