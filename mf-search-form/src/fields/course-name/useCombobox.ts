import { useRef, useState, type KeyboardEvent } from 'react';
import type { Suggestion } from 'shared-contracts/gateway';
import { isComposing } from './isComposing.ts';
import { useCourseName } from './useCourseName.ts';
import type { FormPage } from '../../condition/options/optionGroups.ts';

/** Gives the key of the next option in the list; the first or the last while none is active. */
function neighbourOf(
  found: readonly Suggestion[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const keys = found.map(({ key }) => key);
  const outermost = step === 1 ? 0 : -1;
  return active === undefined ? keys.at(outermost) : keys[keys.indexOf(active) + step];
}

/**
 * Gives the state, keys and choices of an editable combobox. It ignores keys of the input method.
 */
export function useCombobox(page: FormPage) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const { typedName, suggestions, type: write, choose } = useCourseName(page, open);
  const { found } = suggestions;
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };

  const type = (name: string) => {
    write(name);
    setActive(undefined);
    setOpen(name.trim() !== '');
  };
  const select = (suggestion: Suggestion) => {
    // ends a composition in progress, since the choice replaces its text
    input.current?.blur();
    choose(suggestion);
    input.current?.focus();
    close();
  };
  const move = (step: 1 | -1) => {
    setActive(neighbourOf(found, active, step));
    if (!open && typedName.trim() !== '') setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = found.find(({ key }) => key === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && chosen) select(chosen);
    else if (event.key === 'Escape' && (open || typedName !== '')) {
      if (open) close();
      else type('');
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const shown = open && suggestions.state !== 'idle';
  return { input, typedName, shown, active, suggestions, type, select, close, onKeyDown };
}
