import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import type { BrowserWidget, Locale, WidgetManifest } from 'shared-contracts/widget';
import { LANGUAGES } from '../../site/thisSite.ts';

/** What this page shares of the packages that pages of the site share: those of React. */
const SHARED = Object.fromEntries(
  Object.entries({
    react,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': reactDom,
    'react-dom/client': reactDomClient,
  }).map(([name, module]) => [name, { [react.version]: { get: async () => () => module } }]),
);

interface Container {
  init(scope: object): unknown;
  get(path: string): Promise<() => { readonly default: BrowserWidget }>;
}

/** Adds an element that loads something to the document. Resolves when it is there. */
async function added(element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  element.onload = () => resolve();
  element.onerror = () => reject(new Error(`${element.outerHTML} does not come`));
  document.head.append(element);
  await promise;
}

function sheet(path: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${path}` });
}

async function read<Type>(path: string): Promise<Type> {
  // what the server of this page writes
  return (await (await fetch(path)).json()) as Type;
}

const { entry, global, scriptsByLanguage, styles } = await read<WidgetManifest>('/widget.json');
const { locale } = await read<{ readonly locale: Locale }>('/recording.json');
await Promise.all([
  added(Object.assign(document.createElement('script'), { src: `/${entry}` })),
  ...styles.map((path) => added(sheet(path))),
]);
const container = (globalThis as unknown as Readonly<Record<string, Container>>)[global];
if (!container) throw new Error(`${entry} has left no container ${global}`);
await container.init(SHARED);
const language = LANGUAGES[locale];
const speaks = scriptsByLanguage && Object.hasOwn(scriptsByLanguage, language);
const module = await container.get(speaks ? `./widget-${language}` : './widget');

let told = 0;
new EventSource('/changes').onmessage = () => {
  told += 1;
  // the first is what stands here
  if (told > 1) window.location.reload();
};

/** The built widget of a folder, in the language of the recording. */
export default module().default;
