/** A policy of Trusted Types as far as it is used here; where the browser has none, values pass through the same rules. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
  readonly emptyHTML: string;
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

function policy(name: string, rules: Partial<Policy>): Partial<Policy> {
  return factory?.createPolicy(name, rules) ?? rules;
}

/** The value of `dangerouslySetInnerHTML` for a slot, whose content belongs to its widget. */
export const EMPTY_HTML: string = factory?.emptyHTML ?? '';

const REMOTE_ENTRY = /^\/remotes\/mf-[a-z0-9-]+\/[0-9a-z.-]+\/remoteEntry\.js(\?r=\d+)?$/;

/** Entries of a preview of a local address: the server names them in the document. */
const previewed = new Set<string>();

const ATTEMPT = /\?r=\d+$/;
const WORKER = /^\/service-worker\.js\?lang=[A-Za-z-]+$/;

const loader = policy('asashiba-loader', {
  createScriptURL(url) {
    const { href, origin, pathname, search } = new URL(url, location.href);
    if (previewed.has(href.replace(ATTEMPT, ''))) return url;
    if (
      origin !== location.origin ||
      ![REMOTE_ENTRY, WORKER].some((known) => known.test(pathname + search))
    )
      throw new TypeError(`asashiba-loader refuses ${url}`);
    return url;
  },
});

const inert = policy('asashiba-inert', { createHTML: (html) => html });

/** Lets this one entry of another origin pass. */
export function trustPreviewed(entry: string): void {
  return void previewed.add(entry);
}

/** The address of a widget's entry or of the service worker, fit for a script; throws for any other address. */
export function toScriptUrl(url: string): string {
  return loader.createScriptURL?.(url) ?? url;
}

/** HTML for `DOMParser` only: the document runs nothing and loads nothing. */
export function toInertHtml(html: string): string {
  return inert.createHTML?.(html) ?? html;
}
