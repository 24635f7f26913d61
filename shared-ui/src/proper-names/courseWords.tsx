import type { ReactNode } from 'react';

/**
 * Between words are the places
 * - before katakana that follow two other letters: 藤泉東／ゴルフ,
 * - behind katakana, before kanji or a word of this sport: グリーン／カントリー,
 * - before a bracket,
 * - behind a space.
 * One katakana alone is part of a word: 千歳ノ瀬.
 */
const BETWEEN_WORDS =
  /(?<=[^ァ-ヴー（\s]{2})(?=[ァ-ヴー]{2})|(?<=[ァ-ヴー]{2})(?=[一-龠]|ゴルフ|カン[トツ]リー)|(?=（)|(?<=\s)/;
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
