import { flag } from '../codecs.ts';
import type { SearchCondition } from '../condition.ts';
import type { SearchMode } from '../enumerations.ts';
import type { SaidField } from './field.ts';
import { OPTIONS, OPTION_GROUPS } from './searchFields.ts';

/** A field that the forms show as an option. */
export type OptionField = keyof typeof OPTIONS;
export type OptionGroupName = keyof typeof OPTION_GROUPS;

type OfOptions<Wanted> = {
  [Name in OptionField]: (typeof OPTIONS)[Name] extends Wanted ? Name : never;
}[OptionField];
/** The options that are on or off. */
export type FlagOption = OfOptions<SaidField<boolean>>;
/** The options whose chips depend on their value only. */
export type SaidOption = {
  [Name in OptionField]: (typeof OPTIONS)[Name] extends SaidField<SearchCondition[Name]>
    ? Name
    : never;
}[OptionField];

export function isFlagOption<Name extends OptionField>(name: Name): name is Name & FlagOption {
  return OPTIONS[name].carriers[0]?.codec === flag;
}

/** R5.12: says whether the detailed search of a mode shows an option. */
export function isShown(name: OptionField, mode: SearchMode): boolean {
  const modes: readonly SearchMode[] = OPTIONS[name].modes;
  return modes.includes(mode);
}

/** R5.12: the options that the top form shows as chips, in order; the choice is ours. */
export const TOP_OPTIONS = {
  normal: ['planDay', 'assurance2r', 'lunch', 'caddie', 'cart'],
  competition: ['compeTypes', 'continueStock'],
  overseas: [],
} as const satisfies Readonly<Record<SearchMode, readonly OptionField[]>>;

/** The groups in the order of the chips. */
const SAID_GROUPS: readonly OptionGroupName[] = [
  'weekday',
  'time',
  'slots',
  'competition',
  'style',
  'guarantee',
  'perks',
  'access',
  'course',
];

function saidIn(group: OptionGroupName): readonly OptionField[] {
  const rows: Readonly<Record<string, { readonly saidAfter?: string }>> = OPTION_GROUPS[group];
  const names = Object.keys(rows);
  const followers = (before: string | undefined): string[] =>
    names
      .filter((name) => rows[name]?.saidAfter === before)
      .flatMap((name) => [name, ...followers(name)]);
  return followers(undefined) as OptionField[];
}

/** Every option, in the order of the chips. */
export const SAID_OPTIONS: readonly OptionField[] = SAID_GROUPS.flatMap(saidIn);
