// What visitors' browsers get for `zod/mini`: the schemas that shell and widgets use there, in a
// sixth of its bytes (ADR 008). `leanZod.test.ts` compares it with zod. The servers and the
// developers' overlay have zod itself.
export * from './checks.ts';
export * from './containers.ts';
export * from './objects.ts';
export * from './values.ts';
