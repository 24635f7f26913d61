import type * as z from 'zod/mini';

/** One event: its version, whether the last value is kept for widgets that arrive late, and what its payload is. */
interface EventDefinition {
  readonly version: number;
  readonly kept: boolean;
  readonly schema: z.ZodMiniType;
}

/** Every event of a site by its name. */
export type EventCatalogue = Readonly<Record<string, EventDefinition>>;

/**
 * What a site brings to the contract of its widgets. A site adds its types to it in one file (`declare module`): `page`,
 * the names of its pages; `locale`, the languages that it speaks; `config`, what its operator configures for every widget; `events`, its catalogue; `auth`, its
 * account systems. Where it adds none, any will do.
 *
 * @public for a site to add to
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- a site adds what it has
export interface Site {}

type Given<Name extends string, Otherwise> =
  Site extends Readonly<Record<Name, infer Type>> ? Type : Otherwise;

/** Which page a slot stands on. */
export type PageName = Given<'page', string>;
/** R9.06: the language of a document, as a BCP 47 tag. */
export type Locale = Given<'locale', string>;
/** What the operator has configured for every widget. */
export type SiteConfig = Given<'config', object>;
export type AuthType = Given<'auth', string>;

type Events = Given<'events', EventCatalogue>;
export type EventName = keyof Events & string;
export type EventPayload<Name extends EventName> = z.infer<Events[Name]['schema']>;
