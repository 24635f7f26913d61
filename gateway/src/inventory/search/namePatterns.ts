import { toSearchText } from '../toSearchText.ts';

/** Spellings of one ending, as folded text. Each finds the others of its list. */
const COUNTRY_CLUB = ['カントリークラブ', 'カントリー倶楽部', 'cc', 'シーシー'];
const GOLF_CLUB = ['ゴルフクラブ', 'ゴルフ倶楽部', 'gc', 'ジーシー'];
const CLUB = ['クラブ', '倶楽部'];
const AND = ['&', 'アンド'];

const ENDINGS: readonly (readonly [pattern: string, spellings: readonly string[]])[] = [
  ['カントリー(?:クラブ|倶楽部)|c\\.?c(?:\\.|(?![a-z]))|シーシー', COUNTRY_CLUB],
  // shortened, or still being typed
  ['カントリー(?:クラ?$|倶楽?$)?', ['カントリー', 'cc', 'シーシー']],
  ['ゴルフ(?:クラブ|倶楽部)|g\\.?c(?:\\.|(?![a-z]))|ジーシー', GOLF_CLUB],
  ['倶楽部|クラブ', CLUB],
  ['&|アンド', AND],
];
const SPLIT = new RegExp(ENDINGS.map(([pattern]) => `(${pattern})`).join('|'), 'g');

/**
 * Limits: further words and spellings add nothing, and the database compares each with every name.
 */
const MAX_WORDS = 5;
const MAX_SPELLINGS = 16;

function toPattern(text: string): string {
  return (
    text
      .replace(/[!%_]/g, '!$&')
      // 朝霧ヶ沢, 朝霧ケ沢 and 朝霧が沢 are one place
      .replace(/(?<=\p{Script=Han})[ヶケガヵカ](?=\p{Script=Han})/gu, '_')
      .replace(/[・･]/g, '%')
      // something may stand before the name of one of several courses, and before ゴルフ
      .replace(
        /(?<!^)(?:東|西|南|北|旧|新|ヒガシ|ニシ|ミナミ|キタ|キュウ|シン)コース|(?<!^)ゴルフ/g,
        '%$&',
      )
  );
}

function fold(text: string): string {
  return toSearchText(text).replace(/(?<=[ァ-ヶ])[-‐‑‒–—―−]/g, 'ー');
}

/** Returns the alternatives of each part of a word, in order. */
function toParts(word: string): (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  let from = 0;
  for (const found of word.matchAll(SPLIT)) {
    if (found.index > from) parts.push([toPattern(word.slice(from, found.index))]);
    const [, ...groups] = found;
    parts.push(...ENDINGS.filter((_, at) => groups[at] !== undefined).map(([, each]) => each));
    from = found.index + found[0].length;
  }
  return from < word.length ? [...parts, [toPattern(word.slice(from))]] : parts;
}

/** Returns every spelling of a word; `between` joins its parts. */
function spell(word: string, between: '' | '%'): string[] {
  return toParts(word).reduce<string[]>(
    (spelt, part) =>
      spelt
        .flatMap((start) => part.map((each) => (start === '' ? each : start + between + each)))
        .slice(0, MAX_SPELLINGS),
    [''],
  );
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/**
 * Returns LIKE patterns (`ESCAPE '!'`) over `search_name`, a list for each word; one of each list
 * must fit (R7.05). カントリークラブ, カントリー倶楽部, CC and C.C. find each other, also when something before
 * them is left out (a middle dot, a part of the name).
 */
export function toNamePatterns(text: string): string[][] {
  return wordsOf(text).map((word) => spell(word, '%').map((each) => `%${each}%`));
}

/**
 * Returns the whole text in every spelling, without wildcards around it, to order names by how well
 * they fit.
 */
export function toWholeNames(text: string): string[] {
  return spell(wordsOf(text).join(' '), '').map((each) => each.replaceAll(' ', '%'));
}
