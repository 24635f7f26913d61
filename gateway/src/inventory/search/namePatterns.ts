import { toSearchText } from '../toSearchText.ts';

/** Spellings of one ending, as folded text; each is found by any other of its row. */
const COUNTRY_CLUB = ['カントリークラブ', 'カントリー倶楽部', 'cc', 'シーシー'];
const GOLF_CLUB = ['ゴルフクラブ', 'ゴルフ倶楽部', 'gc', 'ジーシー'];
const CLUB = ['クラブ', '倶楽部'];
const AND = ['&', 'アンド'];

const ENDINGS: readonly (readonly [pattern: string, spellings: readonly string[]])[] = [
  ['カントリー(?:クラブ|倶楽部)|c\\.?c(?:\\.|(?![a-z]))|シーシー', COUNTRY_CLUB],
  // left short, or still being typed
  ['カントリー(?:クラ?$|倶楽?$)?', ['カントリー', 'cc', 'シーシー']],
  ['ゴルフ(?:クラブ|倶楽部)|g\\.?c(?:\\.|(?![a-z]))|ジーシー', GOLF_CLUB],
  ['倶楽部|クラブ', CLUB],
  ['&|アンド', AND],
];
const SPLIT = new RegExp(ENDINGS.map(([pattern]) => `(${pattern})`).join('|'), 'g');

/** Past these a name says nothing more, and each is one more look at every name. */
const MAX_WORDS = 5;
const MAX_SPELLINGS = 16;

function toPattern(text: string): string {
  return (
    text
      .replace(/[!%_]/g, '!$&')
      // 朝霧ヶ沢, 朝霧ケ沢 and 朝霧が沢 are one place
      .replace(/(?<=\p{Script=Han})[ヶケガヵカ](?=\p{Script=Han})/gu, '_')
      .replace(/[・･]/g, '%')
      // one course of several at the same place; what follows a middle dot
      .replace(
        /(?<!^)(?:東|西|南|北|旧|新|ヒガシ|ニシ|ミナミ|キタ|キュウ|シン)コース|(?<!^)ゴルフ/g,
        '%$&',
      )
  );
}

function fold(text: string): string {
  return toSearchText(text).replace(/(?<=[ァ-ヶ])[-‐‑‒–—―−]/g, 'ー');
}

/** The alternatives of each part of a word, in order. */
function toParts(word: string): (readonly string[])[] {
  const parts: (readonly string[])[] = [];
  let from = 0;
  for (const found of word.matchAll(SPLIT)) {
    if (found.index > from) parts.push([toPattern(word.slice(from, found.index))]);
    parts.push(ENDINGS[found.slice(1).findIndex((group) => group !== undefined)]![1]);
    from = found.index + found[0].length;
  }
  return from < word.length ? [...parts, [toPattern(word.slice(from))]] : parts;
}

/** Every spelling of a word; `between` stands between its parts. */
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
 * R7.05: patterns for LIKE (`ESCAPE '!'`) over `search_name`: of each word, one must fit. カントリークラブ, カントリー倶楽部, CC and C.C.
 * are one spelling, whatever is left out before them (a middle dot, the feature of a name).
 */
export function toNamePatterns(text: string): string[][] {
  return wordsOf(text).map((word) => spell(word, '%').map((each) => `%${each}%`));
}

/** The same text as one piece, without the signs around it, in every spelling: for ordering by how well a name fits. */
export function toWholeNames(text: string): string[] {
  return spell(wordsOf(text).join(' '), '').map((each) => each.replaceAll(' ', '%'));
}
