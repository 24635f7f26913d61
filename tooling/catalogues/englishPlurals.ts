import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A part of a text: words, or a place for a number. `isOne` says whether the number may be 1. */
type Token = { readonly words: string } | { readonly place: string; readonly isOne: boolean };

/** Words after which the number no longer counts what follows. */
const ENDS = new Set([
  'of',
  'in',
  'by',
  'from',
  'for',
  'to',
  'on',
  'at',
  'with',
  'per',
  'or',
  'and',
  'is',
  'was',
  'has',
  'does',
  'plus',
  'less',
]);
const MOST_WORDS = 4;

/**
 * The plural noun near the start of some words, after up to three others (`plans` in ` more plans
 * of the course`); undefined without one.
 */
export function countedPlural(words: string): string | undefined {
  const [phrase = ''] = /^(?:\s+[a-z-]+)+/iu.exec(words) ?? [];
  for (const word of phrase.trim().split(/\s+/u).slice(0, MOST_WORDS)) {
    if (ENDS.has(word)) return undefined;
    if (/[a-z]{2}s$/u.test(word) && !word.endsWith('ss')) return word;
  }
  return undefined;
}

/** Whether a plural has a form for one, so that its other forms need not fit the number 1. */
function hasOne(options: Readonly<Record<string, unknown>>): boolean {
  return 'one' in options || '=1' in options;
}

function isForOne(option: string): boolean {
  return option === 'one' || option === '=1';
}

/**
 * `counted`: the numbers for which a plural around this text has a form for one. `counting`: the
 * number for which `#` stands.
 */
interface Inside {
  readonly counted: ReadonlySet<string>;
  readonly counting: string;
}

function faultsIn(elements: readonly MessageFormatElement[], inside: Inside): string[] {
  const found: string[] = [];
  const place = (name: string): Token => ({ place: name, isOne: !inside.counted.has(name) });
  const toTokens = (element: MessageFormatElement): Token[] => {
    switch (element.type) {
      case TYPE.literal:
        return [{ words: element.value }];
      case TYPE.pound:
        return [place(inside.counting)];
      case TYPE.tag:
        return element.children.flatMap(toTokens);
      case TYPE.select:
        for (const { value } of Object.values(element.options))
          found.push(...faultsIn(value, inside));
        return [{ words: '.' }];
      case TYPE.plural: {
        const toldApart = new Set(inside.counted);
        if (hasOne(element.options)) toldApart.add(element.value);
        for (const [option, { value }] of Object.entries(element.options)) {
          const counted = isForOne(option) ? inside.counted : toldApart;
          found.push(...faultsIn(value, { counted, counting: element.value }));
        }
        // the words after a plural follow each of its forms
        return [{ place: element.value, isOne: true }];
      }
      default:
        return [place(element.value)];
    }
  };
  const tokens = elements.flatMap(toTokens);
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    if (!('place' in token) || !token.isOne || next === undefined || !('words' in next)) return;
    const noun = countedPlural(next.words);
    if (noun !== undefined) found.push(`{${token.place}} ${noun}`);
  });
  return found;
}

/**
 * The places of an English text that would say "1 courses": each number before a plural noun
 * without a form for one. Throws where the text cannot be read.
 */
export function missingPlurals(text: string): readonly string[] {
  return faultsIn(parse(text), { counted: new Set(), counting: '' });
}
