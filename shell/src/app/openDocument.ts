import { createPath } from 'react-router';
import { EVENTS } from 'shared-contracts/events';
import type { NavigateOptions } from 'shared-contracts/widget';
import { alertSet } from '../page-state/alertSlice.ts';
import { buildWatch, pollBuild } from '../build/buildWatch.ts';
import { chunkRecovery } from '../build/chunkRecovery.ts';
import { reloadGuard } from '../build/reloadGuard.ts';
import { watchForms } from '../build/watchForms.ts';
import { developerHook } from 'host-kit/developer-hook/developerHook';
import type { ShellServices } from '../shell-context/ShellContext.ts';
import { browserHosts } from '../host/browserHost.ts';
import { browserStorage } from '../host/storage.ts';
import { reportUncaught } from '../telemetry/reportUncaught.ts';
import { beaconReporter, telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';
import { sendVisitAtEnd, watchVisit } from '../telemetry/visit.ts';
import { decideNavigation } from '../navigation/navigationChain.ts';
import { siteHistory, type SiteHistory } from '../navigation/siteHistory.ts';
import { nonEssentialOf } from '../page-state/nonEssential.ts';
import { overlayOver } from '../page-state/overlay.ts';
import { startNonEssential } from '../page-state/startNonEssential.ts';
import { routeOf } from '../routes/routes.ts';
import type { PageState } from '../document/pageState.ts';
import { arrivedHeads } from '../search-engines/arrivedHeads.ts';
import { headKeeper } from '../search-engines/headKeeper.ts';
import { createShellStore } from '../page-state/store.ts';
import { loadWidget } from '../widgets/loadWidget.ts';

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function load(href: string, { replace }: { readonly replace: boolean }) {
  if (replace) location.replace(href);
  else location.assign(href);
}

function isReload() {
  return (
    (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
      ?.type === 'reload'
  );
}

/** The words of an alert that the shell itself shows. */
export interface DocumentWords {
  readonly lost: { readonly title: string; readonly message: string; readonly reload: string };
}

/** R2.12: what tells the visitor of a part that is lost until the page is loaded anew. */
function lostAlert({ lost }: DocumentWords) {
  return alertSet({
    severity: 'warning',
    title: lost.title,
    messages: [lost.message],
    footer: { url: location.pathname + location.search, text: lost.reload },
  });
}

/** What goes wrong in this document is told to the visit's report, and to the developers' overlay where it watches. */
function openReport({ ticket }: PageState) {
  const visit = watchVisit(beaconReporter('/telemetry'));
  const developer = developerHook();
  const report: Reporter = (told) => {
    developer?.tell('report', told);
    visit.report(told);
  };
  if (ticket !== undefined) sendVisitAtEnd(visit, window, { url: '/telemetry/visit', ticket });
  return { report, developer, opened: visit.opened, telemetry: telemetryFor(report, 'shell', '') };
}

/** The addresses of this document, by the rules and the build that hold now. */
function openHistory(
  state: PageState,
  watch: ReturnType<typeof buildWatch>,
  forms: ReturnType<typeof watchForms>,
): SiteHistory {
  const { device, redirectOrigins } = state;
  return siteHistory({
    window,
    load,
    refresh: () => watch.ask(),
    decide: (destination) =>
      decideNavigation(destination, {
        device,
        rules: watch.latest()?.rules ?? state.rules,
        redirectOrigins,
      }),
    // a form that stays on the screen must not lose what was entered
    mustLoad: ({ path }) =>
      watch.isOutdated() &&
      !(forms.isBeingFilled() && routeOf(path, device) === routeOf(location.pathname, device)),
  });
}

/** Asks what holds now at a press, so that the answer is there by the time that it has become a click. */
function askAtPress(watch: ReturnType<typeof buildWatch>): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) void watch.ask();
    },
    { passive: true },
  );
}

/** Everything that lives as long as one document: what is live, its addresses, its hosts, its state. */
export function openDocument(state: PageState, words: DocumentWords) {
  const { report, developer, opened, telemetry } = openReport(state);
  const store = createShellStore(state.agent.design);
  const overlay = overlayOver(store);
  const nonEssential = nonEssentialOf(store, (error) => telemetry.error(error, { phase: 'load' }));
  const forms = watchForms(document);
  const watch = buildWatch({
    state,
    fetchJson,
    now: Date.now,
    onManifestFailure: (error) => telemetry.error(error, { phase: 'load' }),
  });
  const history = openHistory(state, watch, forms);
  const { recover } = chunkRecovery({
    state,
    watch,
    isBeingFilled: forms.isBeingFilled,
    guard: reloadGuard({ storage: () => sessionStorage, now: Date.now, wasReloaded: isReload() }),
    reload: () => {
      telemetry.measure('chunk-reload', 1);
      location.reload();
    },
    onWaiting: () => store.dispatch(lostAlert(words)),
  });
  const navigate = (href: string, options?: NavigateOptions) => history.navigate(href, options);
  const storage = browserStorage(document);
  const { now, locale, device, sites, mapTiles } = state;
  const site = { now, locale, device, config: { sites, mapTiles } };
  const hosts = browserHosts(site, navigate, {
    events: EVENTS,
    store,
    overlay,
    nonEssential,
    report,
    storage,
    opened,
    developer,
  });

  reportUncaught(window, report, recover);
  pollBuild(watch, { window });
  const heads = arrivedHeads(state, (error) => telemetry.error(error, { phase: 'head' }));
  nonEssential.register('page-head', () => heads.prepare());
  startNonEssential(store, nonEssential);
  if (developer)
    history.subscribe(() => {
      const { location } = history.current();
      const { page } = routeOf(location.pathname, device);
      developer.tell('navigation', { href: createPath(location), by: 'shell', page });
    });
  askAtPress(watch);

  const services: ShellServices = {
    heads,
    headKeeper: headKeeper(document),
    hosts,
    load: loadWidget,
    recover,
    firstPaint: { page: state.page, query: state.query },
    store,
    overlay,
    nonEssential,
    storage: storage.session,
  };
  return { services, history, telemetry };
}
