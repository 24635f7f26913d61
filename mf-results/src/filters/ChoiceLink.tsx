import type { ComponentProps } from 'react';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { isPlainClick } from 'shared-ui/page-link';

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
  children,
  ...link
}: ComponentProps<'a'> & ChoiceProps & { readonly to: SearchCondition }) {
  const host = useHost();
  const href = toHref(to);
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // in one handler: a choice that was noted draws the link anew, which leads elsewhere then
        onChoose(to);
        host.navigate(href, { keepPosition: true, replace });
      }}
    >
      {children}
    </a>
  );
}
