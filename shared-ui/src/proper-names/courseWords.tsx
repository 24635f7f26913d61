import type { ReactNode } from 'react';

/**
 * Where two katakana begin behind another letter or end before kanji or a word of this sport, before a
 * bracket, and behind a space. One alone is part of a word: 千歳ノ瀬.
 */
const BETWEEN_WORDS =
  /(?<=[^ァ-ヴー・（\s])(?=[ァ-ヴー]{2})|(?<=[ァ-ヴー]{2})(?=[一-龠]|ゴルフ|カントリー)|(?=（)|(?<=\s)/;
/** The most letters of a word that stays whole: it fits the cards of a phone (`.g-word` of `base.css`). */
const LONGEST = 9;

/**
 * A Japanese name that is broken between its words alone: 楓野の杜／ゴルフ／倶楽部. Elements without a
 * break do so in every engine; other marks between letters are spaces to a screen reader.
 */
export function courseWords(name: string): ReactNode {
  return name.split(BETWEEN_WORDS).map((word, at) =>
    word.length > LONGEST ? (
      word
    ) : (
      <span key={at} className="g-word">
        {word}
      </span>
    ),
  );
}
