import { chooseHalfRounds, OPTIONS, wireName, type FlagOption } from 'shared-contracts/search';
import { Chip } from 'shared-ui/chip';
import { Label } from 'shared-ui/island';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

/** Switches an option on or off. R4.09: asking for half rounds ends leaving them out. */
export function FlagField({ field }: { readonly field: FlagOption }) {
  const dispatch = useSearchDispatch();
  const condition = useCondition();
  const toggle = () =>
    dispatch(
      optionsChosen(
        field === 'halfRound'
          ? chooseHalfRounds(condition, condition.halfRound ? 'any' : 'include')
          : { [field]: !condition[field] },
      ),
    );
  return (
    <Chip name={wireName(field)} value="1" checked={condition[field]} onChange={toggle}>
      <Label of={OPTIONS[field].label} />
    </Chip>
  );
}
