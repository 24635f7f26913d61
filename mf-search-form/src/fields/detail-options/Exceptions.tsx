import { EXCEPTIONS, wireName } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Chip } from 'shared-ui/chip';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

const SHOWN_BY_LESSONS = 'lesson';

/**
 * Offers what results leave out. Lessons have a field of their own, except in competitions, which
 * always leave them out (R4.08).
 */
export function Exceptions() {
  const dispatch = useSearchDispatch();
  const { except, halfRound } = useCondition();
  const toggle = (value: string) =>
    dispatch(
      optionsChosen({
        except: EXCEPTIONS.map((choice) => choice.value).filter((each) =>
          each === value ? !except.includes(each) : except.includes(each),
        ),
        // R4.09: nobody asks for what is left out
        halfRound: value === 'half_round' && !except.includes(value) ? false : halfRound,
      }),
    );
  return EXCEPTIONS.filter(({ value }) => value !== SHOWN_BY_LESSONS).map(({ value, label }) => (
    <Chip
      key={value}
      name={wireName('except')}
      value={value}
      checked={except.includes(value)}
      onChange={() => toggle(value)}
    >
      <Label of={label} />
    </Chip>
  ));
}
