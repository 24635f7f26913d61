import * as runtimeCore from '@module-federation/runtime-core';

/**
 * The name under which entries of earlier builds look for the runtime of federation (ADR 032).
 * Their build reads the global at once, so this script runs before them.
 */
const GLOBAL = '_FEDERATION_RUNTIME_CORE';

Object.assign(globalThis, { [GLOBAL]: runtimeCore });
