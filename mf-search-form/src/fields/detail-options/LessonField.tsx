import { chooseLessons, EXCEPTIONS, labelOf, OPTIONS, wireName } from 'shared-contracts/search';
import { Chip } from 'shared-ui/chip';
import { Label } from 'shared-ui/island';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

const LESSON = 'lesson';

/**
 * R4.09: asks for plans with a lesson, leaves them out, or neither. There are two parameters and so
 * two checkboxes, before and after scripts run. With scripts, ticking one unticks the other.
 */
export function LessonField() {
  const dispatch = useSearchDispatch();
  const condition = useCondition();
  const { lesson, except } = condition;
  const choose = (choice: 'include' | 'exclude', isTicked: boolean) =>
    dispatch(optionsChosen(chooseLessons(condition, isTicked ? choice : 'any')));
  return (
    <>
      {/* an empty list says that nothing is left out */}
      <input type="hidden" name={wireName('except')} value="" />
      <Chip
        name={wireName('lesson')}
        value="1"
        checked={lesson}
        onChange={({ target }) => choose('include', target.checked)}
      >
        <Label of={OPTIONS.lesson.label} />
      </Chip>
      <Chip
        name={wireName('except')}
        value={LESSON}
        checked={except.includes(LESSON)}
        onChange={({ target }) => choose('exclude', target.checked)}
      >
        <Label of={labelOf(EXCEPTIONS, LESSON)} />
      </Chip>
    </>
  );
}
