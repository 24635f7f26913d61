import type { Mutant } from '../mutant.ts';
import { ACCOUNTS } from './accounts.ts';
import { CALLS } from './calls.ts';
import { CONSTANTS } from './constants.ts';
import { FINDING } from './finding.ts';
import { FLOWS } from './flows.ts';
import { MESSAGES } from './messages.ts';
import { PAGE_STATE } from './pageState.ts';
import { PRODUCT } from './product.ts';
import { SCREENS } from './screens.ts';
import { SEARCH_STATE } from './searchState.ts';
import { VALIDATION } from './validation.ts';
import { WIDGETS } from './widgets.ts';

/** The mutants of what the specification asks for, by its chapters. */
export const REQUIREMENTS: readonly Mutant[] = [
  ...PRODUCT,
  ...SCREENS,
  ...SEARCH_STATE,
  ...PAGE_STATE,
  ...FLOWS,
  ...VALIDATION,
  ...ACCOUNTS,
  ...CALLS,
  ...FINDING,
  ...MESSAGES,
  ...CONSTANTS,
  ...WIDGETS,
];
