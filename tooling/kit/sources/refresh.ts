// Stands in a development build of a widget, where the team's webpack bundles it before React.
import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

injectIntoGlobalHook(globalThis);

export {
  createSignatureFunctionForTransform as signature,
  performReactRefresh as perform,
  register,
};

/** Says whether a module exports components and nothing else, so that no other module has to run again with it. */
export function areComponents(exports: unknown): boolean {
  if (typeof exports !== 'object' || exports === null) return false;
  const values = Object.values(exports);
  return values.length > 0 && values.every((value) => isLikelyComponentType(value));
}
