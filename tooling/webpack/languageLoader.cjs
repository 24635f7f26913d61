/**
 * The lines in which a widget's module imports its texts: `import messages from
 * './messages/ja.json'`, `import labels from 'shared-contracts/labels/ja'`.
 */
const TEXTS =
  /^import (?<name>\w+) from '(?<path>\.\/messages|shared-contracts\/labels)\/ja(?<extension>\.json)?';$/gm;

/**
 * `widget.tsx?texts=given`: exports a function that makes the widget from its texts. All languages
 * share this module and what it imports. Throws where `export default` does not begin a line; it
 * must be the last statement.
 */
function withoutTexts(source, texts) {
  const [head, widget] = source.replaceAll(TEXTS, '').split(/^export default /m);
  if (widget === undefined)
    throw new Error('widget.tsx has no `export default` at the start of a line');
  return `${head}export default (${texts.map(({ name }) => name).join(', ')}) => (${widget.trim().replace(/;$/, '')});\n`;
}

/**
 * `widget.tsx?language=ko`, where some texts come later: exports the widget with the first texts of one
 * language, to which the chunk of the later ones is added (ADR 016).
 */
function inLanguageByParts(language, texts) {
  const parts = texts.map(({ name, path, extension = '' }) =>
    extension === ''
      ? { line: `import ${name} from '${path}/${language}';`, value: name }
      : {
          line: `import ${name} from '${path}/${language}${extension}?first';`,
          value: `bringLater(${name}, () => import(/* webpackChunkName: "texts-${language}" */ '${path}/${language}${extension}?later'))`,
        },
  );
  return [
    `import { bringLater } from 'shared-ui/messages';`,
    `import widget from './widget.tsx?texts=given';`,
    ...parts.map(({ line }) => line),
    `export default widget(${parts.map(({ value }) => value).join(', ')});`,
  ].join('\n');
}

/** `widget.tsx?language=ko`: exports the widget with the texts of one language. */
function inLanguage(language, texts) {
  return [
    `import widget from './widget.tsx?texts=given';`,
    ...texts.map(
      ({ name, path, extension = '' }) => `import ${name} from '${path}/${language}${extension}';`,
    ),
    `export default widget(${texts.map(({ name }) => name).join(', ')});`,
  ].join('\n');
}

/**
 * `widget.tsx?languages=ja,ko`: exports the server's widget, which renders in the language of its
 * host.
 */
function inEveryLanguage(languages, locales) {
  const others = Object.entries(locales).filter(
    ([, language]) => language !== 'ja' && languages.includes(language),
  );
  return `
import japanese from './widget.tsx?language=ja';
${others.map(([, language], index) => `import in${index} from './widget.tsx?language=${language}';`).join('\n')}
const others = { ${others.map(([locale], index) => `${JSON.stringify(locale)}: in${index}`).join(', ')} };
const speaking = ({ locale }) => others[locale] ?? japanese;
export default {
  contract: japanese.contract,
  load: (props, host) => speaking(host).load(props, host),
  render: (props, data, host) => speaking(host).render(props, data, host),
  structuredData: (data, host) => speaking(host).structuredData?.(data, host) ?? [],
  isEmpty: (data) => japanese.isEmpty?.(data) ?? false,
  about: (data, host) => speaking(host).about?.(data, host),
};`;
}

/**
 * Makes the modules of all languages from the one module with Japanese texts that a team writes.
 * @this {import('webpack').LoaderContext<{ locales: Readonly<Record<string, string>>, hasLater: boolean }>}
 * @param {string} source
 */
module.exports = function languageLoader(source) {
  const query = new URLSearchParams(this.resourceQuery);
  const texts = [...source.matchAll(TEXTS)].map(({ groups }) => groups);
  const language = query.get('language');
  const languages = query.get('languages');
  const { locales, hasLater } = this.getOptions();
  if (languages !== null) return inEveryLanguage(languages.split(','), locales);
  if (language === null) return withoutTexts(source, texts);
  return hasLater ? inLanguageByParts(language, texts) : inLanguage(language, texts);
};
