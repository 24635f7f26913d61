import { chooseHalfRounds, OPTIONS, wireName, type FlagOption } from 'shared-contracts/search';
import { Chip } from 'shared-ui/chip';
import { Label } from 'shared-ui/island';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

/** An option that is on or off. A half round that is asked for is not left out at the same time (R4.09). */
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
