import { wireName, type Choice, type SearchCondition } from 'shared-contracts/search';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

interface SegmentsProps<Field extends 'planDay' | 'shortCourse'> {
  readonly field: Field;
  readonly choices: readonly Choice<SearchCondition[Field]>[];
  readonly toChange?: (
    condition: SearchCondition,
    value: SearchCondition[Field],
  ) => SearchCondition;
}

/** Offers exactly one of a few choices. */
export function Segments<Field extends 'planDay' | 'shortCourse'>({
  field,
  choices,
  toChange,
}: SegmentsProps<Field>) {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const condition = useCondition();
  return (
    <SegmentedChoice
      name={wireName(field)}
      label={t(`fields.${field as 'planDay' | 'shortCourse'}`)}
      choices={choices}
      value={condition[field]}
      onChoose={(value) =>
        dispatch(optionsChosen(toChange ? toChange(condition, value) : { [field]: value }))
      }
    />
  );
}
