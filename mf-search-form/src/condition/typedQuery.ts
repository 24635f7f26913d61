function isTouched(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox' || control.type === 'radio'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/**
 * Gives what a visitor entered before the script came, as the form would send it; undefined when
 * nothing was touched.
 */
export function readTypedQuery(form: HTMLFormElement): string | undefined {
  if (![...form.elements].some(isTouched)) return undefined;
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}
