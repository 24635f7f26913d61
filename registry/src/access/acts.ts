/** What a token may do. */
export const TOKEN_ACTS = [
  'publish',
  'waive',
  'raise',
  'rollback',
  'hold',
  'settings',
  'preview',
  'visits',
  'errors',
  'tokens',
] as const;
export type TokenAct = (typeof TOKEN_ACTS)[number];

const TEAM: readonly TokenAct[] = ['publish', 'raise', 'rollback', 'hold', 'settings', 'preview'];
/** What browsers say is told by shells alone (`visits`), and read by shells and operators (`errors`). */
const SHELL: readonly TokenAct[] = ['visits', 'errors'];
/** No team waives a check of its own version (ADR 073). */
const OPERATOR: readonly TokenAct[] = [...TEAM, 'waive', 'errors', 'tokens'];

/** What the page of a team can do, if the token that opened it may: it publishes nothing and issues no token. */
export const PAGE_ACTS: readonly TokenAct[] = ['raise', 'rollback', 'hold', 'preview'];

/** Returns the most that a token of a widget, of `operator` or of `shell` may do. */
export function actsOf(widget: string): readonly TokenAct[] {
  if (widget === 'operator') return OPERATOR;
  return widget === 'shell' ? SHELL : TEAM;
}
