import { LANGUAGES } from '../site/thisSite.ts';

/** The texts of a widget by key, in each of its languages. */
export type Texts = Readonly<Record<string, object>>;

/** The language of the module `widget`, which pages have where a widget does not speak theirs. */
export const FIRST_LANGUAGE = 'ja';

/** Returns a CommonJS text as an expression with the value of its default export. */
export function asModule(source: string): string {
  return `((module) => {
const { exports } = module;
${source}
return module.exports;
})({ exports: {} }).default`;
}

/** Versions stand beside each other in a page while one is replaced, so the name of the global has the number. */
export function globalOf(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^0-9a-z]/g, '_');
}

/**
 * Returns what takes the packages `names` out of the share scope that `init` is given: `packages()` resolves when `require`
 * has them. A package that did not come is asked for again.
 */
export function packagesText(global: string, names: readonly string[]): string {
  return `const taken = {};
let scope;
const init = (offered) => {
  scope = offered;
};
const take = async (name) => {
  if (taken[name]) return;
  const [offered] = Object.values(scope?.[name] ?? {});
  if (!offered) throw new Error(\`The page does not share \${name}\`);
  // the developers' overlay names who uses a package
  (offered.useIn ??= []).push(${JSON.stringify(global)});
  taken[name] = (await offered.get())();
};
const require = (name) => taken[name];
const packages = () => Promise.all(${JSON.stringify(names)}.map(take));
`;
}

/** The code of an entry. */
export interface EntryCode {
  /** `mf-holiday@1.0.0` */
  readonly id: string;
  readonly global: string;
  /** A CommonJS text. */
  readonly source: string;
  /** The packages that it requires of the page. */
  readonly shared: readonly string[];
}

/** Returns `init` of the container, and `make()`, which resolves with the code's default export. The code runs once, with its packages. */
function codeText({ global, source, shared }: Omit<EntryCode, 'id'>): string {
  if (shared.length === 0)
    return `const init = () => {};
const made = ${asModule(source)};
const make = async () => made;
`;
  return `${packagesText(global, shared)}let made;
const make = async () => {
  await packages();
  made ??= { value: ${asModule(source)} };
  return made.value;
};
`;
}

/** Returns the container of a CommonJS text that has the texts of its one language in it. */
export function plainEntry(code: Omit<EntryCode, 'id'>): string {
  return `(() => {
${codeText(code)}
globalThis.${code.global} = {
  init,
  async get() {
    const widget = await make();
    return () => ({ default: widget });
  },
};
})();
`;
}

/**
 * Returns what makes `base`, the folder of the running script, and `run(file, integrity)`, which runs a
 * script of it with its hash, by the version's own Trusted Types policy. A further attempt has another address.
 */
export function loaderText(id: string): string {
  return `const id = ${JSON.stringify(id)};
const base = document.currentScript.src.replace(/[^/]*$/, '');
const rules = {
  createScriptURL(url) {
    if (!url.startsWith(base)) throw new TypeError(\`\${id} refuses \${url}\`);
    return url;
  },
};
const policies = (globalThis[Symbol.for('asashiba.script-policies')] ??= Object.create(null));
const policy = (policies[id] ??= globalThis.trustedTypes?.createPolicy(id, rules) ?? rules);
const attempts = {};
const run = async (file, integrity) => {
  const attempt = (attempts[file] = (attempts[file] ?? 0) + 1);
  const script = document.createElement('script');
  script.src = policy.createScriptURL(base + file + (attempt === 1 ? '' : \`?r=\${attempt}\`));
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  const ended = new Promise((loaded, lost) => {
    script.onload = loaded;
    // the site asks once more for what has this name
    script.onerror = () => lost(Object.assign(new Error(\`\${script.src} was not loaded\`), { name: 'ChunkLoadError' }));
  });
  document.head.append(script);
  await ended.finally(() => script.remove());
};
`;
}

/** What takes the language out of the name of a module: `./widget`, `./widget-en`. */
export const LANGUAGE_OF = `const languageOf = (path) => path.slice('./widget-'.length) || '${FIRST_LANGUAGE}';`;

/** The script with the texts of one language. */
export interface TextsFile {
  readonly file: string;
  readonly integrity: string;
}

/** Returns the script that brings the texts of a language to the container under a global name. */
export function textsScript(global: string, language: string, texts: object): string {
  return `globalThis.${global}.texts[${JSON.stringify(language)}] = ${JSON.stringify(texts)};\n`;
}

/** Returns the container of a CommonJS text that makes the widget from the texts of a language (ADR 016). */
export function entryInLanguages(
  code: EntryCode,
  files: Readonly<Record<string, TextsFile>>,
): string {
  return `(() => {
${loaderText(code.id)}${LANGUAGE_OF}
const files = ${JSON.stringify(files)};
${codeText(code)}
globalThis.${code.global} = {
  texts: {},
  init,
  async get(path) {
    const language = languageOf(path);
    const [inLanguage] = await Promise.all([
      make(),
      this.texts[language] ?? run(files[language].file, files[language].integrity),
    ]);
    const widget = inLanguage(this.texts[language]);
    return () => ({ default: widget });
  },
};
})();
`;
}

/** Returns the server's file of a CommonJS text: it renders in the language of its host. */
export function serverInLanguages(source: string, texts: Texts): string {
  const spoken = Object.entries(LANGUAGES).filter(([, language]) => language in texts);
  const made = spoken.map(
    ([locale, language]) => `${JSON.stringify(locale)}: make(${JSON.stringify(texts[language])}),`,
  );
  return `const make = ${asModule(source)};
const first = make(${JSON.stringify(texts[FIRST_LANGUAGE])});
const all = {
${made.join('\n')}
};
// the host is the last of what each function is given
const inLanguage = (name) => (...given) => (all[given.at(-1)?.locale] ?? first)[name](...given);
module.exports.default = Object.fromEntries(
  Object.entries(first).map(([name, value]) => [name, typeof value === 'function' ? inLanguage(name) : value]),
);
`;
}
