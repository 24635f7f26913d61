import type * as z from 'zod/mini';

/**
 * One event: its version, whether the bus keeps its last value for widgets that subscribe later,
 * and the schema of its payload.
 */
interface EventDefinition {
  readonly version: number;
  readonly kept: boolean;
  readonly schema: z.ZodMiniType;
}

/** Every event of a site by its name. */
export type EventCatalogue = Readonly<Record<string, EventDefinition>>;

/**
 * The types that a site adds to the contract of its widgets, in one file (`declare module`):
 * `page`, the names of its pages; `locale`, its languages; `config`, the operator's settings for
 * every widget; `events`, its catalogue; `auth`, its account systems. A type that a site does not
 * add stays general.
 *
 * @public for a site to add to
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- a site adds what it has
export interface Site {}

type Given<Name extends string, Otherwise> =
  Site extends Readonly<Record<Name, infer Type>> ? Type : Otherwise;

/** The page of a slot. */
export type PageName = Given<'page', string>;
/** R9.06: the language of a document, as a BCP 47 tag. */
export type Locale = Given<'locale', string>;
/** The operator's settings for every widget. */
export type SiteConfig = Given<'config', object>;
export type AuthType = Given<'auth', string>;

type Events = Given<'events', EventCatalogue>;
export type EventName = keyof Events & string;
export type EventPayload<Name extends EventName> = z.infer<Events[Name]['schema']>;
