/**
 * The part of a Trusted Types policy that is used here. A browser without them applies the same
 * rules.
 */
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

/** The empty value of `dangerouslySetInnerHTML` for a slot, whose content belongs to its widget. */
export const EMPTY_HTML: string = factory?.emptyHTML ?? '';

const REMOTE_ENTRY = /^\/remotes\/mf-[a-z0-9-]+\/[0-9a-z.-]+\/remoteEntry\.js(\?r=\d+)?$/;

/** The entries of previews from a developer's machine. The server names them in the document. */
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

/** Allows one entry of another origin, which a preview needs. */
export function trustPreviewed(entry: string): void {
  return void previewed.add(entry);
}

/**
 * Returns the address of a widget's entry or of the service worker for a script. Throws a TypeError
 * for any other.
 */
export function toScriptUrl(url: string): string {
  return loader.createScriptURL?.(url) ?? url;
}

/** Returns HTML for `DOMParser` alone, whose documents run and load nothing. */
export function toInertHtml(html: string): string {
  return inert.createHTML?.(html) ?? html;
}
