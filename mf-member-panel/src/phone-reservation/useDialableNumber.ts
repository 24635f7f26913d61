import { useSelector } from 'react-redux';
import type { MemberRootState } from '../store.ts';

/** Accepts digits, hyphens and a leading plus; nothing else may become a `tel:` link. */
function isDialable(number: string) {
  return /^\+?\d[\d-]{2,18}\d$/.test(number);
}

/**
 * R3.16: returns the number to call and its `tel:` link; undefined when the user API hides the
 * number or it is invalid.
 */
export function useDialableNumber():
  { readonly number: string; readonly href: string } | undefined {
  const { telBannerDisplayFlag, telBannerNumber: number } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return telBannerDisplayFlag && isDialable(number)
    ? { number, href: `tel:${number.replaceAll('-', '')}` }
    : undefined;
}
