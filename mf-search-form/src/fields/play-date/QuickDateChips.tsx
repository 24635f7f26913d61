import { toLocalDays } from 'shared-contracts/format';
import { ChipButton } from 'shared-ui/chip';
import { useHost } from 'shared-ui/island';
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

/** Offers the dates that many visitors look for, each with one press, and says which days they are. */
export function QuickDateChips({ draft, onChoose }: QuickDateChipsProps) {
  const t = useTranslations('playDate');
  const { locale } = useHost();
  const { today, holidays } = useSearchSelector(({ calendar }) => calendar);
  return quickDates(today, holidays).map(({ name, start, days, weekdaysOnly = false }) => {
    const choice = { start, days, weekdaysOnly };
    return (
      <ChipButton key={name} aria-pressed={isSame(draft, choice)} onClick={() => onChoose(choice)}>
        {t('quick', { name: t(name), dates: toLocalDays(start, days, locale) })}
      </ChipButton>
    );
  });
}
