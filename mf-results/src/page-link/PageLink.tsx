import type { ComponentProps } from 'react';
import { useHost } from 'shared-ui/island';
import { isPlainClick } from 'shared-ui/page-link';

/**
 * A link within the site. With scripts the page changes without a document load; `keepPosition`
 * then keeps the scroll position, and `replace` takes the place of the present entry of the history.
 */
export function PageLink({
  href,
  keepPosition = false,
  replace = false,
  children,
  ...link
}: ComponentProps<'a'> & {
  readonly href: string;
  readonly keepPosition?: boolean;
  readonly replace?: boolean;
}) {
  const host = useHost();
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        host.navigate(href, ...(keepPosition ? [{ keepPosition, replace }] : []));
      }}
    >
      {children}
    </a>
  );
}
