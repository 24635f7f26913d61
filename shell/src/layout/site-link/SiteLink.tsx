import type { ComponentProps, MouseEvent } from 'react';
import { isForThisDocument } from '../../navigation/isForThisDocument.ts';
import { useShell } from '../../shell-context/ShellContext.ts';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'onClick'> & { readonly href: string };

/**
 * R4.01: a link to a page of this site, which is shown in this document if the chain lets it pass.
 * Without a script it is an ordinary link.
 */
export function SiteLink({ href, children, ...others }: SiteLinkProps) {
  const { services } = useShell();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!services || !isForThisDocument(event, event.currentTarget)) return;
    event.preventDefault();
    services.navigate(event.currentTarget.href);
  };
  return (
    <a href={href} {...others} onClick={follow}>
      {children}
    </a>
  );
}
