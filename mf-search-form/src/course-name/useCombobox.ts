import { useRef, useState, type KeyboardEvent } from 'react';
import { useDecideArea } from '../area-picker/useDecideArea.ts';
import { courseNameTyped } from '../condition/conditionSlice.ts';
import type { Suggestion } from '../gateway/fetchSuggestions.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import { useSuggestions } from './useSuggestions.ts';

const isComposing = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

/** The keys and choices of an editable combobox; a key that belongs to the input method is left to it. */
export const useCombobox = (typedName: string) => {
  const dispatch = useSearchDispatch();
  const decideArea = useDecideArea();
  const isOverseas = useSearchSelector(({ search }) => search.condition.searchMode === 'overseas');
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const answer = useSuggestions(open ? typedName.trim() : '');
  // prefectures are no place for a search overseas
  const found = isOverseas ? answer.found.filter(({ kind }) => kind === 'course') : answer.found;
  const suggestions = { state: answer.state, found };
  const close = () => { setOpen(false); setActive(undefined); };

  const type = (name: string) => {
    dispatch(courseNameTyped(name));
    setActive(undefined);
    setOpen(name.trim() !== '');
  };
  const select = (suggestion: Suggestion) => {
    // ends a composition that is under way, whose text the choice replaces
    input.current?.blur();
    if (suggestion.kind === 'course') dispatch(courseNameTyped(suggestion.name));
    else decideArea([suggestion.code]);
    input.current?.focus();
    close();
  };
  const move = (step: 1 | -1) => {
    const keys = found.map(({ key }) => key);
    const next = active === undefined ? (step === 1 ? 0 : keys.length - 1) : keys.indexOf(active) + step;
    setActive(keys[next]);
    if (!open && typedName.trim() !== '') setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = found.find(({ key }) => key === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && chosen) select(chosen);
    else if (event.key === 'Escape' && (open || typedName !== '')) {
      if (open) close();
      else type('');
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const shown = open && suggestions.state !== 'idle';
  return { input, shown, active, suggestions, type, select, close, onKeyDown };
};
