import { DateChoice } from '../../fields/play-date/DateChoice.tsx';
import { usePlayDate } from '../../fields/play-date/usePlayDate.ts';

/** R5.13: offers the days. A quick date or a day of the calendar is a whole answer, a length is not. */
export function DatePart({ onChosen }: { readonly onChosen: () => void }) {
  const { value, decide, clear } = usePlayDate();
  return (
    <DateChoice
      value={value}
      onChoose={(choice) => {
        decide(choice);
        onChosen();
      }}
      onLength={decide}
      onClear={clear}
    />
  );
}
