import { within } from 'server-kit/within';
import type { PageState } from '../../src/document/pageState.ts';
import { type DocumentServices, slotsOf } from '../document/renderDocument.ts';
import { toTask } from '../document/toTask.ts';
import type { ChosenRelease, ReplacedVersion } from '../releases/chooseRelease.ts';
import { toId } from '../releases/versionId.ts';
import type { GatewayReader } from 'server-kit/renderer/messages';
import type { WidgetRenderers } from '../render/WidgetRenderers.ts';

export interface TryServices extends Pick<DocumentServices, 'shell' | 'filesOf'> {
  readonly renderers: Pick<WidgetRenderers, 'isTryDue' | 'tryNew' | 'tryUnderWay'>;
  /** Milliseconds that a document waits for tries of versions that it may have then; 0 if missing. */
  readonly tryPatience?: number;
  /** Called when a new version has failed its try; the last good one goes on standing in. */
  readonly onTryFailed: (widget: string, error: unknown) => void;
}

/** A document that has a last good version in the place of another one. */
export interface StandInDocument {
  readonly state: PageState;
  readonly replaced: ChosenRelease['replaced'];
  readonly reader: GatewayReader;
}

async function tryVersion(
  { renderers, filesOf, onTryFailed }: TryServices,
  { manifest, config }: ReplacedVersion,
  slots: readonly string[],
  { state, reader }: StandInDocument,
): Promise<void> {
  const tasks = slots.map((slot) => toTask(slot, state, config));
  try {
    await renderers.tryNew(manifest, filesOf(manifest), { tasks, reader });
  } catch (error) {
    onTryFailed(toId(manifest), error);
  }
}

/**
 * Tries the new versions that stand on the page of a document, with that document's own tasks: the
 * same page, query, language and time, in the slots in which it has their last good versions.
 */
function beginTries(services: TryServices, document: StandInDocument): void {
  const { state, replaced } = document;
  const due = [...replaced].filter(([, { manifest }]) => services.renderers.isTryDue(manifest));
  if (due.length === 0) return;
  const slots = slotsOf(services.shell.renderFrame(state));
  for (const [name, version] of due) {
    const own = slots.filter((slot) => state.release.slots[slot] === name);
    if (own.length > 0) void tryVersion(services, version, own, document);
  }
}

/**
 * Begins the tries that are due, beside the document, and waits for those under way as long as this
 * server has patience. Resolves to whether the document's versions have to be chosen again.
 */
export async function tryReplaced(
  services: TryServices,
  document: StandInDocument,
): Promise<boolean> {
  const { renderers, tryPatience = 0 } = services;
  beginTries(services, document);
  if (tryPatience === 0) return false;
  const underWay = [...document.replaced.values()]
    .map(({ manifest }) => renderers.tryUnderWay(manifest))
    .filter((ended) => ended !== undefined);
  if (underWay.length === 0) return false;
  await within(Promise.all(underWay), tryPatience);
  return true;
}
