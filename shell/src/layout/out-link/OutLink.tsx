import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import { useAddress } from '../../shell-context/AddressContext.ts';
import { useShell } from '../../shell-context/ShellContext.ts';
import { isForeign, toLoginLink, type Neighbour } from '../../links/neighbours.ts';
import { toOutLink } from './outLink.ts';

const NEEDS_WAY_BACK: readonly Neighbour[] = ['login', 'logout'];

/** R2.22, R2.23: a link to another site, with its name and the tracking id of its place. */
export function OutLink({
  to,
  place,
  className,
}: {
  readonly to: Neighbour;
  readonly place: 'header' | 'footer';
  readonly className?: string | undefined;
}) {
  const t = useTranslations('links');
  const { links, origin } = useShell().state;
  const { pathname, search } = useAddress();
  const address = NEEDS_WAY_BACK.includes(to)
    ? toLoginLink(links[to], `${origin}${pathname}${search}`)
    : links[to];
  return (
    <a className={className} href={toOutLink(address, place, to)}>
      {t(to)}
      {isForeign(to) && <VisuallyHidden>{t('away')}</VisuallyHidden>}
    </a>
  );
}
