import { chooseLessons, EXCEPTIONS, FLAG_LABELS, labelOf, wireName } from 'shared-contracts/search';
import { Chip } from 'shared-ui/chip';
import { Label, useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { optionsChosen } from '../condition/conditionSlice.ts';
import { useHydrated } from '../search-panel/useHydrated.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

type Lessons = Parameters<typeof chooseLessons>[1];
const CHOICES: readonly Lessons[] = ['any', 'include', 'exclude'];
const LESSON = 'lesson';

/**
 * R4.09: plans with a lesson are asked for, left out, or neither. Two parameters tell it, which one radio button cannot
 * send: until a script answers, each is a checkbox of its own.
 */
export const LessonField = () => {
  const t = useTranslations('detail');
  const { slot } = useHost();
  const dispatch = useSearchDispatch();
  const condition = useSearchSelector(({ search }) => search.condition);
  const excluded = condition.except.includes(LESSON);
  if (!useHydrated()) {
    return (
      <>
        {/* an empty list says that nothing is left out */}
        <input type="hidden" name={wireName('except')} value="" />
        <Chip name={wireName('lesson')} value="1" defaultChecked={condition.lesson}>{FLAG_LABELS.lesson}</Chip>
        <Chip name={wireName('except')} value={LESSON} defaultChecked={excluded}><Label of={labelOf(EXCEPTIONS, LESSON)} /></Chip>
      </>
    );
  }
  const value: Lessons = condition.lesson ? 'include' : excluded ? 'exclude' : 'any';
  return (
    <SegmentedChoice
      name={`${slot}-lessons`} label={t('fields.lesson')} value={value}
      choices={CHOICES.map((choice) => ({ value: choice, label: t(`lessons.${choice}`) }))}
      onChoose={(choice) => dispatch(optionsChosen(chooseLessons(condition, choice)))}
    />
  );
};
