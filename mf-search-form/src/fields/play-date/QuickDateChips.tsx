import { ChipButton } from 'shared-ui/chip';
import { useTranslations } from 'shared-ui/messages';
import { useSearchSelector } from '../../condition/store.ts';
import { quickDates } from './quickDates.ts';
import type { PlayDate } from './usePlayDate.ts';

interface QuickDateChipsProps {
  readonly draft: PlayDate;
  readonly onChoose: (choice: PlayDate) => void;
}

function isSame(one: PlayDate, other: PlayDate): boolean {
  return (
    one.start === other.start && one.days === other.days && one.weekdaysOnly === other.weekdaysOnly
  );
}

/** Offers the dates that many visitors look for, each with one press. */
export function QuickDateChips({ draft, onChoose }: QuickDateChipsProps) {
  const t = useTranslations('playDate');
  const { today, holidays } = useSearchSelector(({ calendar }) => calendar);
  return quickDates(today, holidays).map(({ name, start, days, weekdaysOnly = false }) => {
    const choice = { start, days, weekdaysOnly };
    return (
      <ChipButton key={name} aria-pressed={isSame(draft, choice)} onClick={() => onChoose(choice)}>
        {t(name)}
      </ChipButton>
    );
  });
}
