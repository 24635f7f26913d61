import { CourseName } from './CourseName.tsx';
import { courseWords } from './courseWords.tsx';

interface CourseTitleProps {
  readonly name: string;
  /** The name in Latin letters, where it is known. */
  readonly latin?: string | undefined;
}

/** R9.06: the name of a course as a title, which may take several lines: they break between its words. */
export function CourseTitle({ name, latin }: CourseTitleProps) {
  return <CourseName name={courseWords(name)} latin={latin} />;
}
