import type { Choice } from './choice.ts';

/** R5.06: the kinds of courses (`c_cd`). */
export const COURSE_CATEGORIES: readonly Choice<number>[] = [
  { value: 0, label: '指定なし' }, // ours
  { value: 1, label: '丘陵コース' }, // ours
  { value: 2, label: '林間コース' }, // ours
  { value: 3, label: '山岳コース' }, // ours
  { value: 4, label: '河川敷コース' }, // ours
  { value: 5, label: 'シーサイドコース' }, // ours
  { value: 6, label: '高原コース' }, // ours
];

/** R5.06: the classes of distance from the interchange; `kilometres` is the most of each. */
export const DISTANCES: readonly (Choice<number> & { readonly kilometres: number })[] = [
  { value: 0, label: '指定なし', kilometres: Infinity }, // ours
  ...[5, 10, 15, 20, 30, 50].map((kilometres, index) => ({
    value: index + 1,
    label: { key: 'withinDistance', values: { kilometres } } as const,
    kilometres,
  })),
];
