import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Telemetry } from 'shared-contracts/widget';
import type { isForThisDocument } from '../navigation/isForThisDocument.ts';
import type { HistoryEntry } from '../navigation/historyEntries.ts';
import type { SiteHistory } from '../navigation/siteHistory.ts';
import type { holdFrame } from '../page-state/pageFrame.ts';
import type { routeOf } from '../routes/routes.ts';
import type { ShellServices, ShellValue } from '../shell-context/ShellContext.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import styles from './drawer.sheet.css';
import { followLinks } from './followLinks.ts';

/** What the drawer needs of its document. */
export interface DrawerDocument extends Pick<ShellValue, 'state'> {
  readonly services: ShellServices;
  readonly history: SiteHistory;
  readonly telemetry: Telemetry;
  readonly t: (key: 'site' | 'drawer.close') => string;
  readonly routeOf: typeof routeOf;
  readonly isForThisDocument: typeof isForThisDocument;
  readonly holdFrame: typeof holdFrame;
  readonly closeIcon: ReactNode;
  /** Returns the page of an entry, with all that pages need around them. */
  readonly pageAt: (entry: HistoryEntry) => ReactNode;
}

function goBack(): void {
  window.history.back();
}

/**
 * Returns what draws the drawer of an entry, or none. It has a root of its own: the page below is not rendered
 * again.
 */
function drawerPlace(site: DrawerDocument) {
  const { telemetry } = site;
  document.adoptedStyleSheets.push(styles);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    identifierPrefix: 'drawer',
    onCaughtError: (error) => telemetry.error(error, { phase: 'run' }),
    onUncaughtError: (error) => telemetry.error(error, { phase: 'run' }),
  });
  return (entry: HistoryEntry | undefined, shown: Pick<DrawerProps, 'opener' | 'visit'>) =>
    // at once, so that the head of the page below is there again before that of a third page comes
    flushSync(() =>
      root.render(entry && <Drawer site={site} entry={entry} {...shown} onClose={goBack} />),
    );
}

/** Whether a link leads to the page that is shown, and to no part of it: the visitor asks for it again. */
function asksAgain({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash === '' && pathname === location.pathname && search === location.search;
}

/** Returns whether an entry was opened over the page of the entry `shown`, which is there to lie below it. */
function liesOver({ location }: HistoryEntry, shown: HistoryEntry): boolean {
  const kept = location.state as { readonly over?: string } | null;
  return kept?.over === shown.location.key;
}

/**
 * Lets pages open over others (`over` in the table of routes): a link that is pressed, and Forward, show them in a
 * drawer. The page below stays as it is, and what closes the drawer goes back to the entry of that page. An
 * address inside the drawer takes the place of the one before it, so that one step back always closes it. A link to
 * the very page begins it anew, as a document would: what failed is asked for again.
 */
export function openDrawer(site: DrawerDocument): void {
  const { history } = site;
  const draw = drawerPlace(site);
  const beneath = () => history.current().location;
  let opener: HTMLElement | undefined;
  let visit = 0;
  let isOpen = false;

  history.layOver((entry, shown) => {
    const wasOpen = isOpen;
    isOpen = liesOver(entry, shown);
    if (wasOpen || isOpen) draw(isOpen ? entry : undefined, { opener, visit });
    if (!isOpen) opener = undefined;
    return isOpen || (wasOpen && entry.location.key === shown.location.key);
  });
  followLinks(site, beneath, (link) => {
    if (!isOpen) opener = link;
    if (isOpen && asksAgain(link)) visit += 1;
    history.navigate(link.href, { replace: isOpen, over: beneath().key });
  });
}
