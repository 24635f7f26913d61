import { useHost } from '../island/Island.tsx';
import { useReadsLatin } from './useReadsLatin.ts';

interface CourseTitleProps {
  readonly name: string;
  /** The name in Latin letters, where it is known. */
  readonly latin?: string | undefined;
}

/**
 * R9.06: the name of a course. In other languages than Japanese with its form in Latin letters, which
 * comes first where readers know no kanji.
 */
export function CourseTitle({ name, latin }: CourseTitleProps) {
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
