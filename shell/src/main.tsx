import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import type { NavigateOptions } from 'shared-contracts/widget';
// every package that widgets share must be in the host's own bundle
import './release/sharedPackages.ts';
import './release/withoutEval.ts';
import { Navigator } from './frame/Navigator.tsx';
import { ShellFrame } from './frame/ShellFrame.tsx';
import { browserHosts } from './host/browserHost.ts';
import { reportUncaught } from './host/reportUncaught.ts';
import { telemetryFor } from './host/telemetry.ts';
import { PAGE_STATE_ID, type PageState } from './release/releaseSet.ts';
import { guardEntries, loadWidget } from './widgets/loadWidget.ts';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;

// mini-css-extract-plugin takes an inlined sheet for its own file when `data-href` is the whole address
for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
  style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
}

let navigate = (href: string, _options?: NavigateOptions): void => location.assign(href);
const hosts = browserHosts(state, (href, options) => navigate(href, options));
const shellTelemetry = telemetryFor(hosts.report, 'shell', '');

reportUncaught(window, hosts.report);
guardEntries(state.release);
const services = { hosts, load: loadWidget, firstPaint: { page: state.page, query: state.query } };
const root = document.getElementById('shell');
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <ShellFrame state={state} services={services} />
      <Navigator connect={(next) => { navigate = next; }} />
    </BrowserRouter>,
    {
      identifierPrefix: 'shell',
      onRecoverableError: (error) => shellTelemetry.error(error, { phase: 'hydration' }),
      onUncaughtError: (error) => shellTelemetry.error(error, { phase: 'run' }),
    },
  );
}
