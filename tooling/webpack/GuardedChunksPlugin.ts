import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { placeAt, shiftColumns } from './shiftColumns.ts';

const { Compilation: Stages, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack;

/**
 * How long one of the short waits is that a time-out is counted in, in milliseconds: a wait that
 * ends late, because the page or its processor was busy, counts no more than it was meant to last.
 */
const SHORT_WAIT = 150;

/** A placeholder in the runtime for the hashes of all files, which are known last. */
const PLACEHOLDER = '@@INTEGRITY@@';

/** The `integrity` value of a file: SHA-384 in base64. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The function of the runtime that gives up a script or style sheet which does not come. */
const GIVE_UP = `${RuntimeGlobals.require}.giveUp`;

/**
 * Adds the folder of the running script, the hashes, the count of attempts, the time-out and a policy
 * for script URLs to the runtime. The policy of webpack accepts every URL, and is created once for each
 * runtime, so that an entry that runs again would create it twice.
 */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const require = RuntimeGlobals.require;
    const policyName = (
      this.compilation?.outputOptions.trustedTypes as { policyName?: string } | undefined
    )?.policyName;
    const guard = `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, "");
${require}.integrity = "${PLACEHOLDER}";
${require}.attempts = {};
${GIVE_UP} = function (element, left, done) {
  setTimeout(function () {
    if (!element.onload) return;
    if (left > ${SHORT_WAIT}) ${GIVE_UP}(element, left - ${SHORT_WAIT}, done);
    else done({ type: 'timeout', target: element });
  }, ${SHORT_WAIT});
};`;
    return policyName === undefined
      ? guard
      : `${guard}
${RuntimeGlobals.createScriptUrl} = function (url) {
  var key = Symbol.for('asashiba.script-policies');
  var policies = self[key] ||= Object.create(null);
  var name = ${JSON.stringify(policyName)};
  var base = ${RuntimeGlobals.publicPath};
  var rules = { createScriptURL: function (value) {
    if (value.indexOf(base) !== 0) throw new TypeError(name + ' refuses ' + value);
    return value;
  } };
  policies[name] ||= self.trustedTypes ? self.trustedTypes.createPolicy(name, rules) : rules;
  return policies[name].createScriptURL(url);
};`;
  }
}

/** Webpack's own policy for script URLs, in whose place stands that of `IntegrityRuntimeModule`. */
const REPLACED = new Set(['trusted types script url', 'trusted types policy']);

function head(url: string) {
  return `
var guardedFile = ${url}.slice(${RuntimeGlobals.publicPath}.length);
var guardedHash = ${RuntimeGlobals.require}.integrity[guardedFile];
var guardedAttempt = ${RuntimeGlobals.require}.attempts[guardedFile] = (${RuntimeGlobals.require}.attempts[guardedFile] || 0) + 1;`;
}

/** What the runtime would do with a nonce: no document has one (ADR 029). */
const NONCE = new RegExp(`if \\(${RuntimeGlobals.scriptNonce}\\) \\{[^}]*\\}`);

function guardScripts(compilation: Compilation, timeout: number) {
  const retryUrl = compilation.outputOptions.trustedTypes
    ? `${RuntimeGlobals.createScriptUrl}(url + "?r=" + guardedAttempt)`
    : 'url + "?r=" + guardedAttempt';
  // an exception would leave the chunk pending for ever; `done` ends the wait
  runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    'GuardedChunksPlugin',
    (code) => `${head('url')}
if (!guardedHash) { done({ type: 'no-integrity', target: { src: url } }); return; }
${code.replace(NONCE, '')}
if (guardedAttempt > 1) script.src = ${retryUrl};
script.integrity = guardedHash;
script.crossOrigin = "anonymous";
${GIVE_UP}(script, ${timeout}, function (event) { onScriptComplete(undefined, event); });`,
  );
}

function guardStyles(compilation: Compilation, timeout: number) {
  MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
    'GuardedChunksPlugin',
    (source, names) => {
      const { tag, href, reject } = names as typeof names & { reject: string };
      return `${source || ''}${head(href)}
if (!guardedHash) { ${reject}(new Error('no integrity: ' + guardedFile)); return ${tag}; }
${tag}.integrity = guardedHash;
${tag}.crossOrigin = "anonymous";
if (guardedAttempt > 1) ${tag}.href = ${href} + "?r=" + guardedAttempt;
${GIVE_UP}(${tag}, ${timeout}, onLinkComplete);`;
    },
  );
}

/** Writes the hashes into a script, and moves what its source map says of the text behind them. */
function fillHashes(compilation: Compilation, name: string, hashes: string) {
  const asset = compilation.getAsset(name);
  const text = String(asset?.source.source());
  const placeholder = new RegExp(`"${PLACEHOLDER}"|'${PLACEHOLDER}'`, 'g');
  compilation.updateAsset(name, new sources.RawSource(text.replaceAll(placeholder, () => hashes)));
  const mapName = asset?.info.related?.['sourceMap'];
  const map = typeof mapName === 'string' ? compilation.getAsset(mapName) : undefined;
  if (!map) return;
  const places = [...text.matchAll(placeholder)].map(({ index }) => placeAt(text, index));
  const more = hashes.length - PLACEHOLDER.length - 2;
  // webpack wrote it
  const built = JSON.parse(String(map.source.source())) as { mappings: string };
  const moved = { ...built, mappings: shiftColumns(built.mappings, places, more) };
  compilation.updateAsset(map.name, new sources.RawSource(JSON.stringify(moved)));
}

function writeHashes(compilation: Compilation) {
  const hashes: Record<string, string> = {};
  const runtimes: string[] = [];
  for (const { name, source } of compilation.getAssets()) {
    if (!/\.(js|css)$/.test(name)) continue;
    const content = source.buffer();
    if (content.includes(PLACEHOLDER)) runtimes.push(name);
    else hashes[name] = integrityOf(content);
  }
  for (const name of runtimes) fillHashes(compilation, name, JSON.stringify(hashes));
}

/**
 * Loads every chunk of scripts and styles with its hash, or not at all. Gives up what does not
 * come within `timeout` milliseconds in which the page could have used it, and makes a second attempt
 * under a new URL. Faults 2, 9 and 11, control 3.
 */
export class GuardedChunksPlugin {
  private readonly timeout: number;

  constructor({ timeout }: { readonly timeout: number }) {
    this.timeout = timeout;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('GuardedChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('GuardedChunksPlugin', (chunk) =>
          compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()),
        );
      compilation.hooks.runtimeModule.tap('GuardedChunksPlugin', (module) => {
        if (REPLACED.has(module.name)) module.generate = () => null;
      });
      guardScripts(compilation, this.timeout);
      guardStyles(compilation, this.timeout);
      compilation.hooks.processAssets.tap(
        { name: 'GuardedChunksPlugin', stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => writeHashes(compilation),
      );
    });
  }
}
