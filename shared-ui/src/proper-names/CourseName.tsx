import type { ReactNode } from 'react';
import { useHost } from '../island/Island.tsx';
import { useReadsLatin } from './useReadsLatin.ts';

interface CourseNameProps {
  /** The Japanese name. */
  readonly name: ReactNode;
  /** The name in Latin letters, where it is known. */
  readonly latin?: string | undefined;
}

/**
 * R9.06: the name of a course in one line. In other languages than Japanese with its form in Latin letters,
 * which comes first where readers know no kanji.
 */
export function CourseName({ name, latin }: CourseNameProps) {
  const { locale } = useHost();
  const readsLatin = useReadsLatin();
  if (locale === 'ja-JP') return name;
  if (!latin) return <span lang="ja">{name}</span>;
  return readsLatin ? (
    <>
      {latin} <small lang="ja">{name}</small>
    </>
  ) : (
    <>
      <span lang="ja">{name}</span> <small lang="ja-Latn">{latin}</small>
    </>
  );
}
