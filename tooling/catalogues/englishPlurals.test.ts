import english from 'shared-contracts/labels/en';
import { LABEL_SOURCES, SENTENCE_EXAMPLES } from 'shared-contracts/testing';
import { countedPlural, missingPlurals } from './englishPlurals.ts';

describe('a number before a plural noun in an English text', () => {
  it.each([
    ['{count} courses found', ['{count} courses']],
    ['{count, number} courses', ['{count} courses']],
    ['<b>{count}</b> courses<range> ({first}–{last})</range>', ['{count} courses']],
    ['See {count} more plans', ['{count} plans']],
    ['Up to {groups} tee times in a row', ['{groups} times']],
    ['{start}–{end} courses', ['{end} courses']],
    ['{count, plural, other {# courses}}', ['{count} courses']],
    ['{count, plural, one {# courses} other {# courses}}', ['{count} courses']],
    ['{count, plural, =0 {none} other {<b>#</b> rounds}}', ['{count} rounds']],
    ['{count, plural, one {#} other {#}} courses', ['{count} courses']],
    ['{days, plural, one {# day} other {# days}}, {count} courses', ['{count} courses']],
  ])('[R9.06] needs a form for one: %s', (text, faults) => {
    expect(missingPlurals(text)).toEqual(faults);
  });

  it.each([
    '{count, plural, one {# course} other {# courses}} found',
    '<b>{count, number}</b> {count, plural, one {course} other {courses}} in view',
    '{days, plural, =1 {} other {, # days}}: <b>{count}</b>',
    '{count, plural, one {The course} other {The {count, number} courses}} of this page',
    'Page {page} of {pages}',
    '{count} selected',
    '{groups} or more tee times',
    '{distance} km from <name>{road}</name>',
    '{groups} are available at the coloured hours.',
    '{price}. Zoom in',
    '{page} is displayed',
    '{age}s',
    '{rating} out of 5',
  ])('[R9.06] has a form for one already, or counts nothing: %s', (text) => {
    expect(missingPlurals(text)).toEqual([]);
  });
});

it('[R9.06] the English labels of the contracts have a form for one', () => {
  // the messages contain limits of the contracts, and none of these is 1
  const examples = Object.values(SENTENCE_EXAMPLES).map((sentence) => english(sentence));
  const all = [...examples, ...LABEL_SOURCES.map((label) => english.given(label))];
  const wrong = all.filter((text) =>
    [...text.matchAll(/(?<![\d.,])1(?=\s)/gu)].some(({ index }) =>
      countedPlural(text.slice(index + 1)),
    ),
  );
  expect(examples).toContain('1 day');
  expect(wrong).toEqual([]);
});
