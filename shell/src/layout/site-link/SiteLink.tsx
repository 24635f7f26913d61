import type { ComponentProps, MouseEvent } from 'react';
import { useShell } from '../../shell-context/ShellContext.ts';

/**
 * Returns whether a click means: show this address here. Any other click is the browser's, such as
 * one that opens a new tab, saves the target, or leads to another site.
 */
function isForThisDocument(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget: link } = event;
  return (
    !event.defaultPrevented &&
    button === 0 &&
    !(metaKey || altKey || ctrlKey || shiftKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}

type SiteLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { readonly href: string };

/**
 * R4.01: a link to a page of this site, which is shown in this document if the chain lets it pass.
 * A link to the present address takes the place of its entry in the history. Without a script it is
 * an ordinary link.
 */
export function SiteLink({ href, children, ...others }: SiteLinkProps) {
  const { services } = useShell();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!services || !isForThisDocument(event)) return;
    event.preventDefault();
    const { href: address } = event.currentTarget;
    services.navigate(address, { replace: address === window.location.href });
  };
  return (
    <a href={href} {...others} onClick={follow}>
      {children}
    </a>
  );
}
