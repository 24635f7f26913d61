import type { TraceMap } from '@jridgewell/trace-mapping';
import { scrub } from 'server-kit/logs/scrub';
import type { ReportedErrors } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { RecordStore } from '../records/recordStore.ts';
import type { MapReader } from './mapReader.ts';
import {
  placeIn,
  type ScriptPlace,
  type SourcePlace,
  toFrame,
  toSourcePlace,
} from './sourceFrame.ts';

/** The frames of a stack that are read. */
const MOST_FRAMES = 12;
/** The characters of a stack that are kept, as in a report (`shared-contracts/release`). */
const LONGEST_STACK = 2000;
const OWN_FILE = /^remotes\/(?<name>[\w-]+)\/(?<version>[\w.-]+)\/(?<script>[\w.-]+\.js)$/;
const SHELL_FILE = /^assets\/(?<script>[\w.-]+\.js)$/;

/** Converts the groups of a report: their places and frames become those of the sources. */
export interface SourceStacks {
  /**
   * Returns the groups with the places of the sources, scrubbed. What no map knows stays as it came; a group
   * that two scripts of a version share comes twice.
   */
  read(groups: readonly ReportedErrors[]): Promise<ReportedErrors[]>;
}

/** Joins frames while they fit. */
function joinFrames(frames: readonly string[]): string {
  let text = '';
  for (const frame of frames) {
    const longer = text === '' ? frame : `${text}\n${frame}`;
    if (longer.length > LONGEST_STACK) break;
    text = longer;
  }
  return text;
}

/** Reads stacks by the maps of the version that failed, and of the shells' builds. */
export function sourceStacks(maps: MapReader, records: Pick<RecordStore, 'find'>): SourceStacks {
  const mapFor = async (
    { file }: ScriptPlace,
    widget: string,
    manifestOf: (name: string, version: string) => Promise<WidgetManifest | undefined>,
  ): Promise<TraceMap | undefined> => {
    const shell = SHELL_FILE.exec(file)?.groups;
    if (shell?.['script'] !== undefined) return maps.ofShell(shell['script']);
    const { name = '', version = '', script = '' } = OWN_FILE.exec(file)?.groups ?? {};
    // the files of other widgets, which a stranger may name as well, are not looked for
    if (`${name}@${version}` !== widget) return undefined;
    const manifest = await manifestOf(name, version);
    return manifest && maps.ofVersion(manifest, script);
  };
  return {
    async read(groups) {
      const manifests = new Map<string, Promise<WidgetManifest | undefined>>();
      const manifestOf = (name: string, version: string) => {
        const id = `${name}@${version}`;
        const found =
          manifests.get(id) ?? records.find(name, version).then((record) => record?.manifest);
        manifests.set(id, found);
        return found;
      };
      const toSource = async (line: string, widget: string): Promise<SourcePlace | undefined> => {
        const place = placeIn(line);
        const map = place && (await mapFor(place, widget, manifestOf));
        return map && toSourcePlace(place, map);
      };
      const readGroup = async (group: ReportedErrors): Promise<ReportedErrors> => {
        const { widget, place, stack, message } = group;
        const frames: string[] = [];
        for (const line of stack.split('\n').slice(0, MOST_FRAMES)) {
          const source = await toSource(line, widget);
          frames.push(source ? toFrame(source) : scrub(line));
        }
        return {
          ...group,
          message: scrub(message),
          place: (await toSource(place, widget))?.place ?? place,
          stack: joinFrames(frames),
        };
      };
      const read: ReportedErrors[] = [];
      for (const group of groups) read.push(await readGroup(group));
      return read;
    },
  };
}
