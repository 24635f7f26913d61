import { CONTRACT_VERSION } from 'shared-contracts/widget';
import { asModule, LANGUAGE_OF, loaderText, type Texts } from './entryText.ts';

/** The script of a development build that has the widget's code and all of its texts. */
export const CODE = 'code.js';

/** A file as the open pages are told of it. */
interface DevFile {
  readonly file: string;
  readonly integrity: string;
}

/** What open pages are told after each save: what stands there now, or why it cannot be shown. */
export type DevState =
  { readonly code: DevFile; readonly styles: readonly DevFile[] } | { readonly error: string };

/** Returns the script that brings the code to the entry. What it throws when it runs is told in the page. */
export function codeScript(global: string, source: string, texts: Texts | undefined): string {
  return `globalThis.${global}.take(() => ${asModule(source)}, ${JSON.stringify(texts)});\n`;
}

/** Puts the widget into its places in the page, and errors with it. */
const PLACES = `
const places = new Set();
// makes the widget of a language from what was saved last; throws what its code has thrown
let inLanguage;
const tell = (place, error) => {
  place.host.telemetry.error(error, { phase: 'dev' });
  const alert = document.createElement('pre');
  alert.setAttribute('role', 'alert');
  alert.style.whiteSpace = 'pre-wrap';
  alert.textContent = \`\${id}: \${error?.stack ?? error}\`;
  place.alert?.remove();
  place.alert = alert;
  place.element.prepend(alert);
};
const attempt = (place, work) => {
  try {
    work();
  } catch (error) {
    tell(place, error);
  }
};
const leave = (place) => {
  attempt(place, () => place.mounted?.unmount());
  place.mounted = undefined;
  place.element.replaceChildren();
};
const show = (place) =>
  attempt(place, () => {
    const host = { ...place.host, fail: (error) => tell(place, error) };
    place.mounted = inLanguage(place.language).mount(place.element, place.props, host);
  });
`;

/** Follows the changes that the local server tells. */
const FOLLOW = `
let shown;
const sheets = new Map();
const wear = async ({ file, integrity }) => {
  const before = sheets.get(file);
  if (before?.integrity === integrity) return;
  const sheet = document.createElement('link');
  Object.assign(sheet, { rel: 'stylesheet', integrity, crossOrigin: 'anonymous' });
  sheet.href = \`\${base}\${file}?\${encodeURIComponent(integrity)}\`;
  sheets.set(file, sheet);
  const ended = new Promise((end) => {
    sheet.onload = end;
    sheet.onerror = end;
  });
  document.head.append(sheet);
  await ended;
  before?.remove();
};
const follow = async ({ error, code, styles }) => {
  if (error) {
    shown = undefined;
    inLanguage ??= () => {
      throw new Error(error);
    };
    for (const place of places) tell(place, error);
    return;
  }
  await Promise.all(styles.map(wear));
  if (shown === code.integrity) return;
  shown = code.integrity;
  await run(code.file, code.integrity);
  for (const place of places) {
    leave(place);
    show(place);
  }
};
const first = new Promise((ready) => {
  let turn = Promise.resolve();
  new EventSource(base + 'changes').onmessage = ({ data }) => {
    turn = turn
      .then(() => follow(JSON.parse(data)))
      .catch((error) => places.forEach((place) => tell(place, error)))
      .then(ready);
  };
});
`;

/** Returns the module of a language as the site mounts it: it stays, whatever is saved. */
const MODULE = `
const moduleOf = (language) => ({
  contract: ${CONTRACT_VERSION},
  load: async (props, host) => inLanguage(language).load(props, host),
  mount(element, props, host) {
    const place = { element, props, host, language, mounted: undefined };
    places.add(place);
    show(place);
    return {
      update(next) {
        place.props = next;
        attempt(place, () => place.mounted?.update(next));
      },
      unmount() {
        places.delete(place);
        leave(place);
      },
    };
  },
});
`;

/**
 * Returns the entry of a development build, which is the same after each save, so that the open page has
 * the right one by the hash of its document. It takes the code from a second script, and again after each save:
 * the widget is mounted anew in its places, and the page around it stays as it is.
 */
export function devEntry(id: string, global: string): string {
  return `(() => {
${loaderText(id)}${LANGUAGE_OF}${PLACES}${FOLLOW}${MODULE}
globalThis.${global} = {
  take(read, texts) {
    try {
      const made = read();
      inLanguage = (language) => (texts ? made(texts[language]) : made);
    } catch (error) {
      inLanguage = () => {
        throw error;
      };
    }
  },
  init() {},
  async get(path) {
    await first;
    const module = { default: moduleOf(languageOf(path)) };
    return () => module;
  },
};
})();
`;
}
