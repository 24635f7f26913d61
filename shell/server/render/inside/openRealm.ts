import { compileFunction, constants, createContext } from 'node:vm';
import type { Bridge, Realm, RunBundle } from './bridge.ts';

/** The classes and functions of the web that a widget may use. The realm has the language alone. */
const WEB = [
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'DOMException',
  'structuredClone',
  'atob',
  'btoa',
];

/** A realm with the renderer's code, and a way to compile a bundle in it. */
export interface OpenRealm {
  readonly realm: Realm;
  readonly compile: (bundle: string, file: string) => RunBundle;
}

/** Returns the bridge with functions that lead to no other object of this process. */
function toBare(bridge: Bridge): Bridge {
  const bare = Object.values(bridge).map((each: object) =>
    Object.freeze(Object.setPrototypeOf(each, null)),
  );
  const named = Object.fromEntries(Object.keys(bridge).map((name, index) => [name, bare[index]]));
  // the same functions under the same names
  return Object.freeze(Object.setPrototypeOf(named, null)) as Bridge;
}

/**
 * Opens a realm and runs the renderer's code in it. A realm has objects of its own: what a bundle
 * does to `Array.prototype` does not reach the process.
 */
export function openRealm(code: string, bridge: Bridge): OpenRealm {
  const global = createContext(constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  for (const name of WEB) Reflect.set(global, name, Reflect.get(globalThis, name));
  const module = { exports: {} };
  compileFunction(code, ['module', 'bridge'], { parsingContext: global, filename: 'realm.cjs' })(
    module,
    toBare(bridge),
  );
  return {
    // `realm.ts` exports it
    realm: module.exports as Realm,
    compile: (bundle, filename) =>
      // a function with these parameters
      compileFunction(bundle, ['module', 'exports', 'require'], {
        parsingContext: global,
        filename,
      }) as RunBundle,
  };
}
