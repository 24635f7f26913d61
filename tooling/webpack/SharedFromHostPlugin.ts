import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const { ExternalModule, ExternalsPlugin, RuntimeGlobals, RuntimeModule } = webpack;

const TAKE = `${RuntimeGlobals.require}.shared`;

/**
 * What stands in the bundle for a package of the host. Externals are part of the entry, which
 * defines the function.
 */
function toExpression(name: string): string {
  return `${TAKE}(${JSON.stringify(name)})`;
}

/** The name of a package's first part in the share scope. */
function firstPartOf(name: string): string {
  return `${name}#first`;
}

/**
 * Takes the packages that the build uses out of the share scope before the modules of its first
 * chunk run. The scope has one version of each package, the host's, because no widget shares one.
 * The developers' overlay reads `useIn`. A package that the host could not load is asked for again
 * with the next attempt of a chunk. An older host
 * has no part of a package, but all of it.
 */
class TakePackagesRuntimeModule extends RuntimeModule {
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super('take packages', RuntimeModule.STAGE_ATTACH);
    this.names = names;
  }

  /** The packages that the build uses, or their first parts. */
  private usedNames(): readonly string[] {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return [];
    const expressions = new Set(
      [...chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
        module instanceof ExternalModule ? String(module.request) : '',
      ),
    );
    return this.names
      .flatMap((name) => [name, firstPartOf(name)])
      .filter((name) => expressions.has(toExpression(name)));
  }

  override generate(): string {
    const user = JSON.stringify(this.compilation?.outputOptions.uniqueName);
    return `
var taken = {};
async function take(name) {
  var scope = ${RuntimeGlobals.shareScopeMap}["default"];
  var offered = Object.values(scope[name] || scope[name.split("#")[0]] || {})[0];
  if (!offered) throw new Error("The host does not share " + name);
  (offered.useIn ||= []).push(${user});
  taken[name] = await offered.get();
}
${TAKE} = (name) => taken[name]();
${RuntimeGlobals.ensureChunkHandlers}.shared = (chunk, promises) => {
  ${JSON.stringify(this.usedNames())}.forEach((name) => taken[name] || promises.push(take(name)));
};`;
  }
}

/**
 * Leaves the packages `names` out of a widget's bundle and takes them from the host. It is the
 * widget's side of the share scope; the host's side is `shell/src/release/shareScope.ts` (ADR 032, 047).
 */
export class SharedFromHostPlugin {
  private readonly names: readonly string[];
  private readonly firstParts: Readonly<Record<string, readonly string[]>>;

  /** `firstParts`: the exports of packages that the host has in its first script. */
  constructor(
    names: readonly string[],
    firstParts: Readonly<Record<string, readonly string[]>> = {},
  ) {
    this.names = names;
    this.firstParts = firstParts;
  }

  /** Takes the first part of a package where the build uses nothing else of it. */
  private takeFirstParts({ moduleGraph }: Compilation, modules: Iterable<Module>): void {
    for (const module of modules) {
      if (!(module instanceof ExternalModule)) continue;
      const name = Object.keys(this.firstParts).find((key) => module.request === toExpression(key));
      if (name === undefined) continue;
      const used = moduleGraph.getUsedExports(module, undefined);
      // a development build does not know what it uses
      if (used === null || typeof used === 'boolean') continue;
      if ([...used].every((key) => this.firstParts[name]?.includes(key)))
        module.request = toExpression(firstPartOf(name));
    }
  }

  apply(compiler: Compiler): void {
    const externals = Object.fromEntries(this.names.map((name) => [name, toExpression(name)]));
    new ExternalsPlugin('var', externals).apply(compiler);
    compiler.hooks.compilation.tap('SharedFromHostPlugin', (compilation) => {
      compilation.hooks.afterOptimizeDependencies.tap('SharedFromHostPlugin', (modules) =>
        this.takeFirstParts(compilation, modules),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('SharedFromHostPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.shareScopeMap);
          compilation.addRuntimeModule(chunk, new TakePackagesRuntimeModule(this.names));
        });
    });
  }
}
