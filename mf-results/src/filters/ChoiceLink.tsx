import type { ComponentProps } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { isPlainClick } from 'shared-ui/page-link';
import { PageLink } from '../page-link/PageLink.tsx';

/** What the links of the filters need to lead on. */
export interface ChoiceProps {
  readonly toHref: (condition: SearchCondition) => string;
  /** Whether a press takes the place of the present entry of the history. */
  readonly replace?: boolean;
  /** Called with the search of a link that was pressed. */
  readonly onChoose: (next: SearchCondition) => void;
}

/** A link to a search with other filters, which keeps the scroll position. */
export function ChoiceLink({
  to,
  toHref,
  replace = false,
  onChoose,
  ...link
}: ComponentProps<'a'> & ChoiceProps & { readonly to: SearchCondition }) {
  return (
    <PageLink
      {...link}
      href={toHref(to)}
      keepPosition
      replace={replace}
      onClickCapture={(event) => {
        if (isPlainClick(event)) onChoose(to);
      }}
    />
  );
}
