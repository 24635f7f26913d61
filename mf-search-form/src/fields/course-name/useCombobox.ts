import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { NameChoice } from './groupSuggestions.ts';
import { isComposing } from './isComposing.ts';
import { useCourseName, type NameForm } from './useCourseName.ts';

/** Gives the key of the next option in the list; the first or the last while none is active. */
function neighbourOf(
  found: readonly NameChoice[],
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
export function useCombobox(page: NameForm) {
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const { typedName, suggestions, type: write, choose } = useCourseName(page, open);
  const { found } = suggestions;
  // without a name and without an earlier search there is nothing to show
  const shown = open && suggestions.state !== 'idle';
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };

  const type = (name: string) => {
    write(name);
    setActive(undefined);
    setOpen(true);
  };
  const select = (suggestion: NameChoice) => {
    // ends a composition in progress, since the choice replaces its text
    input.current?.blur();
    choose(suggestion);
    input.current?.focus();
    close();
  };
  const move = (step: 1 | -1) => {
    setActive(neighbourOf(found, active, step));
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const chosen = found.find(({ key }) => key === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && shown && chosen) select(chosen);
    else if (event.key === 'Escape' && (shown || typedName !== '')) {
      if (!shown) write('');
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const begin = (event: FocusEvent<HTMLInputElement>) => {
    event.target.select();
    setOpen(typedName.trim() === '');
  };
  return { input, typedName, shown, active, suggestions, type, begin, select, close, onKeyDown };
}
