import type { Course } from 'shared-contracts/gateway';
import { FreeSlotsButton } from '../free-slots/FreeSlotsButton.tsx';
import type { useFreeSlots } from '../free-slots/useFreeSlots.ts';
import { TeeTimes } from './TeeTimes.tsx';

interface CourseTimesProps {
  readonly course: Course;
  /** The number of searched days. */
  readonly days: number;
  /** The id of the panel with the starts. */
  readonly panel: string;
  readonly slots: ReturnType<typeof useFreeSlots>;
}

/** The free hours of a course, each of which shows its starts, and the button that shows all. */
export function CourseTimes({
  course,
  days,
  panel,
  slots: { open, hour, show },
}: CourseTimesProps) {
  return (
    <TeeTimes
      course={course.name}
      hours={course.startHours}
      days={days}
      picked={hour}
      onPick={show}
    >
      <FreeSlotsButton
        course={course.name}
        panel={panel}
        open={open && hour === null}
        onToggle={() => show(null)}
      />
    </TeeTimes>
  );
}
