import webpack, { type Compiler } from 'webpack';

const { ExternalModule, ExternalsPlugin, RuntimeGlobals, RuntimeModule } = webpack;

const TAKE = `${RuntimeGlobals.require}.shared`;

/**
 * What stands in the bundle for a package of the host. Externals are part of the entry, which
 * defines the function.
 */
function toExpression(name: string): string {
  return `${TAKE}(${JSON.stringify(name)})`;
}

/**
 * Takes the packages that the build uses out of the share scope before the modules of its first
 * chunk run. The scope has one version of each package, the host's, because no widget shares one.
 * The developers' overlay reads `useIn`. A package that the host could not load is asked for again
 * with the next attempt of a chunk.
 */
class TakePackagesRuntimeModule extends RuntimeModule {
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    super('take packages', RuntimeModule.STAGE_ATTACH);
    this.names = names;
  }

  /** The packages that the build uses. */
  private usedNames(): readonly string[] {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return [];
    const expressions = new Set(
      [...chunkGraph.getChunkModulesIterable(chunk)].map((module) =>
        module instanceof ExternalModule ? String(module.request) : '',
      ),
    );
    return this.names.filter((name) => expressions.has(toExpression(name)));
  }

  override generate(): string {
    const user = JSON.stringify(this.compilation?.outputOptions.uniqueName);
    return `
var taken = {};
async function take(name) {
  var offered = Object.values(${RuntimeGlobals.shareScopeMap}["default"][name] || {})[0];
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
 * widget's side of the share scope; the host's side is the runtime of federation (ADR 032).
 */
export class SharedFromHostPlugin {
  private readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }

  apply(compiler: Compiler): void {
    const externals = Object.fromEntries(this.names.map((name) => [name, toExpression(name)]));
    new ExternalsPlugin('var', externals).apply(compiler);
    compiler.hooks.compilation.tap('SharedFromHostPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('SharedFromHostPlugin', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.shareScopeMap);
          compilation.addRuntimeModule(chunk, new TakePackagesRuntimeModule(this.names));
        });
    });
  }
}
