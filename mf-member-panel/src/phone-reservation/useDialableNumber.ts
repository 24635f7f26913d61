import { useSelector } from 'react-redux';
import type { MemberRootState } from '../store.ts';

/** Digits, hyphens and a leading plus: nothing else becomes a `tel:` link. */
function isDialable(number: string) {
  return /^\+?\d[\d-]{2,18}\d$/.test(number);
}

/** R3.16: the number to call, and its link; undefined where the user API says that it must not show. */
export function useDialableNumber():
  { readonly number: string; readonly href: string } | undefined {
  const { telBannerDisplayFlag, telBannerNumber: number } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return telBannerDisplayFlag && isDialable(number)
    ? { number, href: `tel:${number.replaceAll('-', '')}` }
    : undefined;
}
