import { createElement, Fragment, type ReactNode } from 'react';
import { useHost } from '../island/Island.tsx';
import { useReadsLatin } from './useReadsLatin.ts';

interface CourseTitleProps {
  readonly name: string;
  /** The name in Latin letters, where it is known. */
  readonly latin?: string | undefined;
}

/** Where katakana begin after at least two other letters, and where they end: 楓野の杜／ゴルフ／倶楽部（旧コース）. */
const BETWEEN_WORDS = /(?<=[ぁ-んヶ-鿿]{2})(?=[ァ-ヴ])|(?<=[ァ-ヴー])(?=[Ａ-Ｚ一-鿿])/;

const BREAK = <wbr />;

/** A Japanese name that is broken between its words where its style keeps them whole (`word-break: keep-all`). */
function words(name: string): ReactNode {
  const parts = name.split(BETWEEN_WORDS).flatMap((word) => [BREAK, word]);
  return createElement(Fragment, null, ...parts.slice(1));
}

/**
 * R9.06: the name of a course. In other languages than Japanese with its form in Latin letters, which
 * comes first where readers know no kanji.
 */
export function CourseTitle({ name, latin }: CourseTitleProps) {
  const { locale } = useHost();
  const readsLatin = useReadsLatin();
  if (locale === 'ja-JP') return words(name);
  if (!latin) return <span lang="ja">{words(name)}</span>;
  return readsLatin ? (
    <>
      {latin} <small lang="ja">{words(name)}</small>
    </>
  ) : (
    <>
      <span lang="ja">{words(name)}</span> <small lang="ja-Latn">{latin}</small>
    </>
  );
}
