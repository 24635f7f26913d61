import type { Mutant } from '../mutant.ts';
import { ADDRESSES } from './addresses.ts';
import { CALLS } from './calls.ts';
import { DEADLINES } from './deadlines.ts';
import { DOCUMENTS } from './documents.ts';
import { POLICY } from './policy.ts';
import { REGISTRY_ANSWERS } from './registryAnswers.ts';
import { REGISTRY_TOKENS } from './registryTokens.ts';
import { RELEASES } from './releases.ts';
import { RENDERERS } from './renderers.ts';
import { SERVERS } from './servers.ts';
import { STAFF } from './staff.ts';
import { SUPPLIERS } from './suppliers.ts';

/** Every defence of the product that has a mutant. */
export const DEFENCES: readonly Mutant[] = [
  ...POLICY,
  ...DOCUMENTS,
  ...CALLS,
  ...ADDRESSES,
  ...RELEASES,
  ...REGISTRY_ANSWERS,
  ...REGISTRY_TOKENS,
  ...RENDERERS,
  ...SERVERS,
  ...STAFF,
  ...SUPPLIERS,
  ...DEADLINES,
];
