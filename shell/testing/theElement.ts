/** Returns the one element that matches a selector. Throws if there is none, or more than one. */
export function theElement<Found extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Found {
  const [found, ...more] = within.querySelectorAll<Found>(selector);
  if (found === undefined || more.length > 0)
    throw new Error(`${more.length + (found ? 1 : 0)} elements match ${selector}, not one`);
  return found;
}
