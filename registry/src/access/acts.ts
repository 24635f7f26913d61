/** What a token may do. */
export const TOKEN_ACTS = [
  'publish',
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

const TEAM: readonly TokenAct[] = ['publish', 'raise', 'rollback', 'hold', 'settings'];
/** What browsers say is told by shells alone (`visits`), and read by shells and operators (`errors`). */
const SHELL: readonly TokenAct[] = ['visits', 'errors'];
const OPERATOR: readonly TokenAct[] = [...TEAM, 'preview', 'errors', 'tokens'];

/** Returns the most that a token of a widget, of `operator` or of `shell` may do. */
export function actsOf(widget: string): readonly TokenAct[] {
  if (widget === 'operator') return OPERATOR;
  return widget === 'shell' ? SHELL : TEAM;
}
