import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';

/** Gives how many play, 0 while nobody said, and a function that puts another number into the search. */
export function useParty(): readonly [number, (players: number) => void] {
  const dispatch = useSearchDispatch();
  const { players } = useCondition();
  return [players, (chosen) => dispatch(optionsChosen({ players: chosen }))];
}
