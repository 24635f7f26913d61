import { createElement } from 'react';

/** Nothing, also where Trusted Types are required. One value, since two may not be equal (WebKit). */
const NOTHING = {
  __html:
    (globalThis as { trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/**
 * An element that the widget lends to a slot of the page while it is drawn: another team's widget stands
 * there, and all that is in it belongs to the page (R1.07, ADR 088).
 */
export function LentElement({ slot }: { readonly slot: string }) {
  return createElement('lent-slot', {
    name: slot,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  });
}
