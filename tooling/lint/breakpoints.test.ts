import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const styles = globSync(['*/src/**/*.css'], { cwd: root });

/** R9.02: a phone ends at 768 px, and a PC begins at 1024 px. */
const PHONE_ENDS = 768;
const PC_BEGINS = 1024;
/** Ours: the filters have room beside the list of results (ADR 069). */
const FILTERS_BEGIN = 1200;

/** The last width in whole pixels before the layout changes, for each width that a query names. */
function endsIn(text: string): readonly number[] {
  const queries = text.match(/@media[^{]*/g) ?? [];
  return queries.flatMap((query) => [
    // `width < 769px` and `769px <= width` change after 768, as `width <= 768px` does
    ...[...query.matchAll(/width\s*(<=|<|>=|>)\s*(\d+)px/g)].map(([, sign, at]) =>
      sign === '<=' || sign === '>' ? Number(at) : Number(at) - 1,
    ),
    ...[...query.matchAll(/(\d+)px\s*(<=|<|>=|>)\s*width/g)].map(([, at, sign]) =>
      sign === '>=' || sign === '<' ? Number(at) : Number(at) - 1,
    ),
    ...[...query.matchAll(/(max|min)-width:\s*(\d+)px/g)].map(([, side, at]) =>
      side === 'max' ? Number(at) : Number(at) - 1,
    ),
  ]);
}

it.each(styles)('[R9.02] %s takes 768 px for a phone and 1024 px for a PC', (path) => {
  const between = endsIn(readFileSync(join(root, path), 'utf8')).filter(
    // widths that only fit a content to its place are far from both
    (end) => end > 700 && end < 1200,
  );
  const known = [PHONE_ENDS, PC_BEGINS - 1, FILTERS_BEGIN - 1];
  const wrong = between.filter((end) => !known.includes(end));
  expect(wrong).toEqual([]);
});

it('[R9.02] both widths change a layout', () => {
  const all = styles.flatMap((path) => endsIn(readFileSync(join(root, path), 'utf8')));
  expect(all).toEqual(expect.arrayContaining([PHONE_ENDS, PC_BEGINS - 1]));
});

it.each([
  ['@media (width <= 768px) {', [768]],
  ['@media (width < 769px) and (height >= 400px) {', [768]],
  ['@media (width > 768px) and (width <= 1023px) {', [768, 1023]],
  ['@media (769px <= width < 1024px) {', [1023, 768]],
  ['@media (min-width: 769px) {', [768]],
  ['@media (max-width: 480px) {', [480]],
  ['@container (width >= 520px) {', []],
])('reads %s', (query, ends) => {
  expect(endsIn(query)).toEqual(ends);
});
