import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fc, { type Arbitrary } from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import {
  createTranslator,
  type Catalogue as Texts,
  type CompiledMessage,
} from 'shared-ui/messages';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { LANGUAGES } from '../site/thisSite.ts';
import type { Catalogue } from './checkCatalogue.ts';
import { compileCatalogue } from './compileCatalogue.ts';
import { compileMessage } from './compileMessage.ts';

type Value = string | number | ((text: unknown) => string);

/** Says a text as widgets do; an error is thrown. */
function say(message: CompiledMessage, locale: string, values: Readonly<Record<string, Value>>) {
  const telemetry = {
    error(error: Error) {
      throw error;
    },
  };
  const messages: Texts = { text: message };
  return createTranslator({ locale, messages, telemetry })('text', values);
}

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.double({ min: 0, max: 5, noNaN: true }),
);

/** What may stand at each place of a text. */
function placesIn(elements: readonly MessageFormatElement[]): Record<string, Arbitrary<Value>> {
  return Object.assign(
    {},
    ...elements.map((element): Record<string, Arbitrary<Value>> => {
      switch (element.type) {
        case TYPE.argument:
          return { [element.value]: fc.oneof(fc.string(), numbers) };
        case TYPE.number:
          return { [element.value]: numbers };
        case TYPE.plural:
          return {
            ...Object.assign(
              {},
              ...Object.values(element.options).map(({ value }) => placesIn(value)),
            ),
            [element.value]: numbers,
          };
        case TYPE.tag:
          return {
            ...placesIn(element.children),
            [element.value]: fc.constant((text: unknown) => `«${String(text)}»`),
          };
        default:
          return {};
      }
    }),
  );
}

function textsOf(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((text) =>
    typeof text === 'string' ? [text] : textsOf(text),
  );
}

/** The texts of every package in one language. */
function everyText(language: string): string[] {
  const files = globSync(`*/src/{messages,texts}/${language}.json`, { cwd: repositoryRoot });
  return files.flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Catalogue),
  );
}

function checkLike(text: string, locale: string) {
  const compiled = compileMessage(text);
  const reference = new IntlMessageFormat(text, locale);
  fc.assert(
    fc.property(fc.record(placesIn(parse(text))), (values) => {
      expect(say(compiled, locale, values)).toBe([reference.format(values)].flat().join(''));
    }),
    { numRuns: 25 },
  );
}

it.each(Object.entries(LANGUAGES))(
  '[R9.06] every text in %s says what intl-messageformat says, with any values',
  (locale, language) => {
    const texts = everyText(language);
    expect(texts.length).toBeGreaterThan(100);
    const withPlaces = texts.filter((text) => /[{<#']/u.test(text));
    const plain = texts.filter((text) => !withPlaces.includes(text));
    expect(plain.map(compileMessage)).toEqual(plain);
    for (const text of withPlaces) checkLike(text, locale);
  },
);

it.each([
  "it''s '{not}' a place",
  '{count, plural, =0 {none} one {# <b>course</b>} other {# courses {of, plural, other {# #}}}}',
  '<a>{x} <b>{n, number}</b></a>',
  '# {n}',
  '',
])('[R9.06] a text that no catalogue has yet is said alike: %s', (text) => {
  for (const locale of Object.keys(LANGUAGES)) checkLike(text, locale);
});

describe('a text that cannot be compiled', () => {
  it.each([
    ['{kind, select, a {A} other {B}}', '{kind} is a select'],
    ['{day, date}', '{day} is a date'],
    ['{n, number, percent}', '{n, number} has a style'],
    ['{n, plural, offset:1 other {#}}', '{n} has an offset'],
    ['{n, selectordinal, other {#}}', '{n} is selectordinal'],
    ['{n, plural, one {#}}', 'MISSING_OTHER_CLAUSE'],
    ['{n', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('%s is refused with the reason', (text, reason) => {
    expect(() => compileMessage(text)).toThrow(reason);
  });

  it('is named by its key, and so is each further one', () => {
    const catalogue = { form: { title: 'Search', hint: '{n' }, day: '{day, date}' };
    expect(() => compileCatalogue(JSON.stringify(catalogue))).toThrow(
      'form.hint: EXPECT_ARGUMENT_CLOSING_BRACE\nday: {day} is a date',
    );
  });
});
