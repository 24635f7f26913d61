import type {
  BrowserHost,
  BrowserWidget,
  InertDocument,
  WidgetProps,
} from 'shared-contracts/widget';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}
const inert = (
  globalThis as typeof globalThis & { trustedTypes: TrustedTypesFactory }
).trustedTypes.createPolicy('conform-inert', { createHTML: (html) => html });

/** Returns a document that runs and loads nothing. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(inert.createHTML(html), 'text/html');
}

/** The same as a widget gets it from its host. */
export function parseInert(html: string): InertDocument {
  return parseHtml(html);
}

/** Adds style sheets to the document. Resolves when they apply; rejects where one does not come. */
export async function loadStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map((address) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = address;
      link.onload = () => resolve();
      link.onerror = () => reject(new Error(`its style sheet does not come: ${address}`));
      document.head.append(link);
      return promise;
    }),
  );
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

const stage = document.createElement('main');
document.body.append(stage);

/** Returns a new element for a widget, on the stage. */
export function place(slot: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['island'] = slot;
  stage.append(element);
  return element;
}

/** Returns the HTML, in short, of elements in the body that are neither the stage nor `own`. */
export function foreignElements(own: readonly Element[] = []): string[] {
  return [...document.body.children]
    .filter((element) => element !== stage && element.tagName !== 'SCRIPT')
    .filter((element) => !own.includes(element))
    .map((element) => element.outerHTML.slice(0, 120));
}

/**
 * Mounts and unmounts a widget `times` times. Resolves with how many elements more there are in the
 * document.
 */
export async function mountTimes(
  { mount }: Pick<BrowserWidget, 'mount'>,
  { props, hostOf }: { readonly props: WidgetProps; readonly hostOf: () => BrowserHost },
  times: number,
): Promise<number> {
  const count = () => document.body.querySelectorAll('*').length;
  const before = count();
  for (let time = 0; time < times; time += 1) {
    const host = hostOf();
    const element = place(host.slot);
    const { unmount } = mount(element, props, host);
    // React renders in its own task
    await pause(0);
    unmount();
    element.remove();
  }
  await pause(30);
  return count() - before;
}
