import { EVENTS } from 'shared-contracts/events';
import type { NavigateOptions, Telemetry } from 'shared-contracts/widget';
import { buildWatch, pollBuild, type BuildWatch } from '../build/buildWatch.ts';
import { watchForms, type FormWatch } from '../build/watchForms.ts';
import { developerHook, type DeveloperHook } from 'host-kit/developer-hook/developerHook';
import type { ShellServices } from '../shell-context/ShellContext.ts';
import { browserHosts, type BrowserHostParts } from '../host/browserHost.ts';
import { browserStorage } from '../host/storage.ts';
import { reportUncaught } from '../telemetry/reportUncaught.ts';
import { beaconReporter, telemetryFor, type Reporter } from 'host-kit/telemetry/telemetry';
import { fetchVisitTicket } from '../telemetry/fetchVisitTicket.ts';
import { unlessLeft } from '../telemetry/unlessLeft.ts';
import { watchWidgets, type WidgetWatch } from '../telemetry/watchWidgets.ts';
import { pathOf } from '../navigation/arrivals.ts';
import { decideNavigation } from '../navigation/navigationChain.ts';
import { siteHistory, type SiteHistory } from '../navigation/siteHistory.ts';
import { firstSign, type AtFirstSign } from '../page-state/firstSign.ts';
import { nonEssentialOf, type NonEssential } from '../page-state/nonEssential.ts';
import { frameFailed } from '../page-state/fatalSlice.ts';
import { overlayOver } from '../page-state/overlay.ts';
import { startNonEssential } from '../page-state/startNonEssential.ts';
import { routeOf, widgetQuery } from '../routes/routes.ts';
import type { PageState } from '../document/pageState.ts';
import { arrivedHeads } from '../search-engines/arrivedHeads.ts';
import { headKeeper } from '../search-engines/headKeeper.ts';
import { createShellStore, type ShellStore } from '../page-state/store.ts';
import { keepThrown, loadWidget } from '../widgets/loadWidget.ts';
import { slotTurns } from '../widgets/touch/slotTurns.ts';
import { lostParts, type LostPartWords } from './lostParts.ts';

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal, cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

function load(href: string, { replace }: { readonly replace: boolean }) {
  if (replace) location.replace(href);
  else location.assign(href);
}

/** The texts of the alerts that the shell itself shows. */
export interface DocumentWords {
  readonly lost: LostPartWords;
}

/**
 * Reports that the document runs, and its visit at its end, if it gets a ticket for it. It asks before a
 * widget is opened. Most visits do not count, so that the sending is loaded; without it nothing is
 * reported.
 */
async function reportVisit(watch: WidgetWatch): Promise<void> {
  const [ticket, sending] = await Promise.all([
    fetchVisitTicket('/telemetry/ticket'),
    import(/* webpackChunkName: 'visit' */ '../telemetry/sendVisit.ts').catch(() => undefined),
  ]);
  if (ticket !== undefined) sending?.sendVisit(watch, window, ticket);
}

/** Reports what goes wrong in this document, also to the developers' overlay if it is watching. */
function openReport({ countsVisit }: PageState) {
  const watch = watchWidgets(beaconReporter('/telemetry'));
  const developer = developerHook();
  const report: Reporter = (told) => {
    developer?.tell('report', told);
    watch.report(told);
  };
  if (countsVisit) void reportVisit(watch);
  return { report, developer, opened: watch.opened, telemetry: telemetryFor(report, 'shell', '') };
}

/** Opens the state of the frame, and what widgets change of it. */
function openFrame(state: PageState, telemetry: Telemetry) {
  const store = createShellStore(state.agent.design, state.alert);
  return {
    store,
    overlay: overlayOver(store),
    nonEssential: nonEssentialOf(store, (error) => telemetry.error(error, { phase: 'load' })),
  };
}

/**
 * Opens the addresses of this document, under the rules and the build that hold now. A document
 * whose widget has failed is left for a new one, which the server renders and which may have another
 * version.
 */
function openHistory(
  state: PageState,
  store: Pick<ShellStore, 'getState'>,
  watch: BuildWatch,
  forms: FormWatch,
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
    // A form that stays on the screen must not lose what the visitor has entered.
    mustLoad: ({ path }) =>
      (watch.isOutdated() || store.getState().readiness.failed.length > 0) &&
      !(
        forms.isBeingFilled() && routeOf(path, device) === routeOf(location.pathname, state.device)
      ),
  });
}

/** Opens the hosts of this document's widgets. */
function openHosts(
  { now, locale, device, frameOrigin, sites, mapTiles, tracesShare = 0 }: PageState,
  history: SiteHistory,
  parts: Omit<BrowserHostParts, 'events'>,
) {
  const isRecorded = Math.random() < tracesShare;
  const site = { now, locale, device, frameOrigin, isRecorded, config: { sites, mapTiles } };
  const navigate = (href: string, options?: NavigateOptions) => history.navigate(href, options);
  return browserHosts(site, navigate, { events: EVENTS, ...parts });
}

/**
 * Opens the heads of later addresses. Their script is loaded with what is not essential, once the
 * visitor does something.
 */
function openHeads(
  state: PageState,
  nonEssential: NonEssential,
  atFirstSign: AtFirstSign,
  telemetry: Telemetry,
) {
  const heads = arrivedHeads(state, (error) => telemetry.error(error, { phase: 'head' }));
  nonEssential.register('page-head', () => atFirstSign(heads.prepare));
  return heads;
}

/**
 * Asks what is live when a link or a button is pressed, so that the answer is there at the click.
 */
function askAtPress(watch: BuildWatch): void {
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button')) void watch.ask();
    },
    { passive: true },
  );
}

/** Watches for another day, with a script that comes when the visitor does something. */
function watchDays(forms: FormWatch, atFirstSign: AtFirstSign, telemetry: Telemetry): void {
  const load = () =>
    import(/* webpackChunkName: 'later' */ '../build/newDay.ts').then(
      ({ reloadOnNewDay }) => reloadOnNewDay({ window, now: Date.now, forms }),
      (error: unknown) => telemetry.error(error, { phase: 'load' }),
    );
  atFirstSign(() => void load());
}

/** Tells developers each address at which the document arrives, and what its widgets get of it. */
function tellArrivals(
  { tell }: Pick<DeveloperHook, 'tell'>,
  history: SiteHistory,
  { device }: Pick<PageState, 'device'>,
): void {
  history.subscribe(() => {
    const { location } = history.current();
    const { pathname, search, hash } = location;
    const route = routeOf(pathname, device);
    const query = widgetQuery(route, pathname, search.slice(1));
    tell('navigation', { href: pathOf(location) + hash, by: 'shell', page: route.page, query });
  });
}

/**
 * Opens everything that lives as long as one document: what is live, its addresses, the widgets'
 * hosts, and the state of the frame.
 */
export function openDocument(state: PageState, words: DocumentWords) {
  const { report, developer, opened, telemetry } = openReport(state);
  const frame = openFrame(state, telemetry);
  const { store, nonEssential } = frame;
  const forms = watchForms(document);
  const watch = buildWatch({
    state,
    fetchJson,
    now: Date.now,
    onManifestFailure: unlessLeft((error) => telemetry.error(error, { phase: 'load' })),
  });
  const history = openHistory(state, store, watch, forms);
  const { recover } = lostParts({ state, watch, forms, store, telemetry, words: words.lost });
  const storage = browserStorage(document);
  const atFirstSign = firstSign(window);
  const parts = { ...frame, report, storage, opened, developer, atFirstSign };
  const hosts = openHosts(state, history, parts);

  reportUncaught(window, report, {
    recover,
    keepThrown,
    onFatal: ({ message }) => store.dispatch(frameFailed(message)),
  });
  pollBuild(watch, { window });
  watchDays(forms, atFirstSign, telemetry);
  const heads = openHeads(state, nonEssential, atFirstSign, telemetry);
  startNonEssential(store, nonEssential);
  if (developer) tellArrivals(developer, history, state);
  askAtPress(watch);

  const services: ShellServices = {
    ...frame,
    heads,
    headKeeper: headKeeper(document),
    hosts,
    load: loadWidget,
    takeTurn: slotTurns(),
    navigate: history.navigate,
    recover,
    firstPaint: {
      page: state.page,
      query: widgetQuery(routeOf(state.path, state.device), state.path, state.query),
    },
    storage: storage.session,
  };
  return { services, history, telemetry, atFirstSign };
}
