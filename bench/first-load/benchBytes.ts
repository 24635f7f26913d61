import { buildStale } from 'tooling/build/buildStale';
import { WIDGETS } from 'tooling/build/widgets';
import type { Log } from 'tooling/stack/serverProcess';
import { grown, grownModules } from './growth.ts';
import { readRecord, writeParts, type PartRecord } from './record.ts';
import { takeApart } from './takeApart.ts';
import { SHELL, weigh } from './weigh.ts';

const PARTS = [SHELL, ...WIDGETS];
/** How many modules a sentence names. */
const NAMED = 8;

/** Compares one part with what was accepted, and takes it apart only where it has grown. */
async function compare(
  part: string,
  accepted: PartRecord | undefined,
  log: Log,
): Promise<string[]> {
  const present = await weigh(part);
  log(`${part}: ${present.scripts} bytes of scripts, ${present.styles} of styles at first`);
  if (!accepted) return [`${part}: no bytes are accepted yet`];
  const more = grown(present, accepted);
  if (more.length === 0) return [];
  const modules = grownModules(await takeApart(part), accepted.modules);
  return [
    `${part}: ${more.join('; ')}. Before compression: ${modules.slice(0, NAMED).join(', ') || 'no module has grown'}`,
  ];
}

async function accept(log: Log): Promise<void> {
  const parts: Record<string, PartRecord> = {};
  for (const part of PARTS) {
    parts[part] = { ...(await weigh(part)), modules: await takeApart(part) };
    log(`${part}: ${parts[part].scripts} bytes of scripts, ${parts[part].styles} of styles`);
  }
  await writeParts(parts);
}

/**
 * Weighs what each part of a page loads at first, and compares it with `firstLoad.json`. Resolves with
 * one sentence for each part that has grown, which names the modules. `isRecord` accepts the present
 * bytes instead.
 */
export async function benchBytes({
  isRecord,
  log,
}: {
  readonly isRecord: boolean;
  readonly log: Log;
}): Promise<string[]> {
  await buildStale({ log });
  if (isRecord) {
    await accept(log);
    return [];
  }
  const { parts } = readRecord();
  const broken: string[] = [];
  for (const part of PARTS) broken.push(...(await compare(part, parts[part], log)));
  return broken;
}
