import type { ComponentProps, MouseEvent } from 'react';
import { useHost } from 'shared-ui/island';

/** A click that wants another tab, another window or a download is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/** A link within the site: a real one, followed without a document load once scripts are there. */
export function PageLink({
  href,
  keepPosition = false,
  children,
  ...link
}: ComponentProps<'a'> & { readonly href: string; readonly keepPosition?: boolean }) {
  const host = useHost();
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        host.navigate(href, ...(keepPosition ? [{ keepPosition }] : []));
      }}
    >
      {children}
    </a>
  );
}
