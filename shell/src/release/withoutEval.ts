// By default zod compiles schemas with `eval`, which the content security policy forbids. All
// copies of zod in a document share this setting, under this name. The shell has no copy itself,
// but versions of widgets may bring one.
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
shared.__zod_globalConfig ??= {};
shared.__zod_globalConfig.jitless = true;

// the file is a module
export {};
