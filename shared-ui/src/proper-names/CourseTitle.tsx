import { useHost } from '../island/Island.tsx';
import { courseWords } from './courseWords.tsx';
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
  if (locale === 'ja-JP') return courseWords(name);
  if (!latin) return <span lang="ja">{courseWords(name)}</span>;
  return readsLatin ? (
    <>
      {latin} <small lang="ja">{courseWords(name)}</small>
    </>
  ) : (
    <>
      <span lang="ja">{courseWords(name)}</span> <small lang="ja-Latn">{latin}</small>
    </>
  );
}
