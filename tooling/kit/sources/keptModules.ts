import type { Chunk, Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';

/** By which each module of a build is imported, by their ids. */
type Importers = Readonly<Record<string, readonly string[]>>;

/**
 * Runs in the page before the first module of a development build. Takes over the modules of the build before that are
 * as they were, and runs the others again: those with another text, and what imports them up to a module that exports nothing
 * but components. Where the first module is among them, the widget is mounted anew.
 */
function keepModules(global: string, refresh: string, importers: Importers): string {
  return `
const container = globalThis[${JSON.stringify(global)}];
const before = container.kept;
const importers = ${JSON.stringify(importers)};
const texts = Object.fromEntries(Object.entries(__webpack_require__.m).map(([id, run]) => [id, String(run)]));
const again = new Set();
let isWhole = !before;
const runAgain = (id) => {
  again.add(id);
  delete __webpack_require__.c[id];
};
const climb = (id) => {
  if (!importers[id]?.length) isWhole = true;
  importers[id]?.forEach(change);
};
const change = (id) => {
  if (again.has(id)) return;
  runAgain(id);
  if (!before.refresh.areComponents(before.modules[id]?.exports)) climb(id);
};
if (before) {
  const changed = Object.keys(texts).filter((id) => texts[id] !== before.texts[id]);
  for (const [id, module] of Object.entries(before.modules)) if (id in texts) __webpack_require__.c[id] = module;
  changed.forEach(change);
}
const refresh = __webpack_require__(${JSON.stringify(refresh)});
container.built = { texts, modules: __webpack_require__.c, refresh, isWhole: () => isWhole };
// a set is walked with what is added to it meanwhile
for (const id of again) {
  if (!before) break;
  const now = __webpack_require__(id);
  if (before.refresh.areComponents(before.modules[id]?.exports) && !refresh.areComponents(now)) climb(id);
}
`;
}

/** Returns the importers of a chunk's modules, and the id of the module with this path. */
function readGraph(
  { chunkGraph, moduleGraph }: Compilation,
  chunk: Chunk,
  path: string,
): { readonly importers: Importers; readonly found: string } {
  const modules = [...chunkGraph.getChunkModules(chunk)];
  const idOf = (module: Module) => String(chunkGraph.getModuleId(module));
  const importersOf = (module: Module) =>
    [...moduleGraph.getIncomingConnections(module)].flatMap(({ originModule }) =>
      originModule ? [idOf(originModule)] : [],
    );
  const found = modules.find((module) => module.nameForCondition() === path);
  return {
    importers: Object.fromEntries(
      modules.map((module) => [idOf(module), [...new Set(importersOf(module))].toSorted()]),
    ),
    found: found ? idOf(found) : '',
  };
}

/**
 * R10.04: makes a development build keep the modules of the one before it in the open page, by the global name of its entry;
 * `refresh` is the path of the module by which components are replaced. No text is evaluated, as the page's policy wants it.
 */
export function keptModules(global: string, refresh: string): WebpackPluginInstance {
  return {
    apply({ hooks, webpack: { RuntimeGlobals, RuntimeModule } }: Compiler) {
      class KeptModules extends RuntimeModule {
        constructor() {
          super('kept modules', RuntimeModule.STAGE_TRIGGER);
        }

        override generate(): string {
          const { compilation, chunk } = this;
          if (!compilation || !chunk) return '';
          const { importers, found } = readGraph(compilation, chunk, refresh);
          return keepModules(global, found, importers);
        }
      }
      hooks.compilation.tap('asashiba-widget', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(
          'asashiba-widget',
          (chunk, requirements) => {
            requirements.add(RuntimeGlobals.moduleCache);
            requirements.add(RuntimeGlobals.moduleFactories);
            compilation.addRuntimeModule(chunk, new KeptModules());
          },
        );
      });
    },
  };
}
