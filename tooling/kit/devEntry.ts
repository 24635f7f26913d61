import { CONTRACT_VERSION } from 'shared-contracts/widget';
import { asModule, LANGUAGE_OF, loaderText, packagesText, type Texts } from './entryText.ts';

/** The script of a development build that has the widget's code and all of its texts. */
export const CODE = 'code.js';
/** Its map, by which the developer tools of a browser show the sources. */
export const CODE_MAP = `${CODE}.map`;

/** A file as the open pages are told of it. */
interface DevFile {
  readonly file: string;
  readonly integrity: string;
}

/** What open pages are told after each save: what stands there now, or why it cannot be shown. */
export type DevState =
  { readonly code: DevFile; readonly styles: readonly DevFile[] } | { readonly error: string };

/**
 * Returns the script that brings the code to the entry, and names its map. What it throws when it runs is told in
 * the page.
 */
export function codeScript(
  global: string,
  source: string,
  texts: Texts | undefined,
  hasMap: boolean,
): string {
  const script = `globalThis.${global}.take((require) => ${asModule(source)}, ${JSON.stringify(texts)});\n`;
  return hasMap ? `${script}//# sourceMappingURL=${CODE_MAP}\n` : script;
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
const fail = (place, error) => {
  place.isBroken = true;
  tell(place, error);
};
const attempt = (place, work) => {
  try {
    work();
  } catch (error) {
    fail(place, error);
  }
};
const leave = (place) => {
  attempt(place, () => place.mounted?.unmount());
  place.mounted = undefined;
  place.element.replaceChildren();
};
const show = (place) =>
  attempt(place, () => {
    place.isBroken = false;
    const host = { ...place.host, fail: (error) => fail(place, error) };
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
  if (rejected) {
    for (const place of places) tell(place, rejected);
    return;
  }
  const anew = [...places].filter(({ isBroken }) => isBroken || !refresh?.keeps);
  for (const place of places) place.alert?.remove();
  anew.forEach(leave);
  refresh?.perform();
  anew.forEach(show);
};
// the site gives the packages when it has run this entry
let begin;
const begun = new Promise((resolve) => {
  begin = resolve;
});
const first = new Promise((ready) => {
  let turn = begun;
  new EventSource(base + 'changes').onmessage = ({ data }) => {
    turn = turn
      .then(() => follow(JSON.parse(data)))
      .catch((error) => places.forEach((place) => tell(place, error)))
      .then(ready);
  };
});
`;

/**
 * Takes the code of a save. What a bundler has built keeps the modules that are as they were (`keptModules.ts`): its components
 * are replaced in their places with their state, unless the widget has to be mounted anew; and where it throws, what was
 * there before stays.
 */
const TAKE = `
let kept;
let spoken;
let refresh;
let rejected;
const takeCode = (container, read, texts) => {
  container.built = undefined;
  container.kept = kept;
  rejected = undefined;
  refresh = undefined;
  const told = JSON.stringify(texts);
  try {
    const made = read(require);
    const { built } = container;
    refresh = built && {
      keeps: !built.isWhole() && told === spoken,
      perform: () => built.refresh.perform(),
    };
    kept = built;
    spoken = told;
    inLanguage = (language) => (texts ? made(texts[language]) : made);
  } catch (error) {
    if (kept) rejected = error;
    else
      inLanguage = () => {
        throw error;
      };
  }
};
`;

/** Returns the module of a language as the site mounts it: it stays, whatever is saved. */
const MODULE = `
const moduleOf = (language) => ({
  contract: ${CONTRACT_VERSION},
  load: async (props, host) => inLanguage(language).load(props, host),
  mount(element, props, host) {
    const place = { element, props, host, language, mounted: undefined, isBroken: false };
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
 * the widget is mounted anew in its places, or its components are replaced there, and the page around it stays as it is.
 */
export function devEntry(id: string, global: string, shared: readonly string[]): string {
  return `(() => {
${loaderText(id)}${LANGUAGE_OF}${packagesText(global, shared)}${PLACES}${FOLLOW}${TAKE}${MODULE}
globalThis.${global} = {
  take(read, texts) {
    takeCode(this, read, texts);
  },
  init(offered) {
    init(offered);
    begin(packages());
  },
  async get(path) {
    await first;
    const module = { default: moduleOf(languageOf(path)) };
    return () => module;
  },
};
})();
`;
}
