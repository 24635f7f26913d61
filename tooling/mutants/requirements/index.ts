import type { Mutant } from '../mutant.ts';
import { ACCOUNTS } from './accounts.ts';
import { CALLS } from './calls.ts';
import { CONSTANTS } from './constants.ts';
import { FLOWS } from './flows.ts';
import { MESSAGES } from './messages.ts';
import { PRODUCT } from './product.ts';
import { SCREENS } from './screens.ts';
import { STATE } from './state.ts';
import { VALIDATION } from './validation.ts';
import { WIDGETS } from './widgets.ts';

/** The mutants of what the specification asks for, by its chapters. */
export const REQUIREMENTS: readonly Mutant[] = [
  ...PRODUCT,
  ...SCREENS,
  ...STATE,
  ...FLOWS,
  ...VALIDATION,
  ...ACCOUNTS,
  ...CALLS,
  ...MESSAGES,
  ...CONSTANTS,
  ...WIDGETS,
];
