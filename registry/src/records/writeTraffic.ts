import type { Kysely } from 'kysely';
import type { RegistryTables } from './tables.ts';

export interface TrafficWrites {
  /**
   * Gives all visitors to a version, and ends the widget's trial and the watch over another version.
   * `withdrawn` names the versions that are taken back.
   */
  makeStable(name: string, version: string, withdrawn?: readonly string[]): Promise<void>;
  /**
   * Gives `traffic` per cent of the visitors to the canary and the others to the stable version.
   */
  giveShare(name: string, canary: string, traffic: number): Promise<void>;
  /** Records a new trial. `startedAt` is in milliseconds since 1970, `steps` are in per cent. */
  startTrial(
    name: string,
    version: string,
    startedAt: number,
    steps: readonly number[],
  ): Promise<void>;
  /**
   * Begins a step of the trial at a time (milliseconds since 1970). `visitsBefore` visits of the canary
   * do not count for this step.
   */
  beginStep(name: string, visitsBefore: number, at: number): Promise<void>;
}

/** The widget's running trial, to be changed. */
function trialOf(database: Kysely<RegistryTables>, name: string) {
  return database.updateTable('trial').where('name', '=', name).where('outcome', '=', '');
}

/** Takes versions back for good, and with them the trial of one of them. */
async function withdraw(
  database: Kysely<RegistryTables>,
  name: string,
  versions: readonly string[],
): Promise<void> {
  if (versions.length === 0) return;
  await database
    .updateTable('version')
    .where('name', '=', name)
    .where('version', 'in', versions)
    .set({ withdrawn: 1 })
    .execute();
  await trialOf(database, name)
    .where('version', 'in', versions)
    .set({ outcome: 'taken-back' })
    .execute();
}

/** Changes which visitors get which version of a widget, and the trial that decides about it. */
export function writeTraffic(database: Kysely<RegistryTables>): TrafficWrites {
  const versionsOf = (name: string) => database.updateTable('version').where('name', '=', name);
  return {
    async makeStable(name, version, withdrawn = []) {
      await versionsOf(name).set({ traffic: 0, stable: 0 }).execute();
      await versionsOf(name)
        .where('version', '=', version)
        .set({ traffic: 100, stable: 1, proven: 1 })
        .execute();
      await withdraw(database, name, withdrawn);
      await trialOf(database, name).set({ outcome: 'ended' }).execute();
      await database
        .deleteFrom('watch')
        .where('name', '=', name)
        .where('version', '!=', version)
        .execute();
    },
    async giveShare(name, canary, traffic) {
      await versionsOf(name)
        .where('stable', '=', 1)
        .set({ traffic: 100 - traffic })
        .execute();
      await versionsOf(name).where('version', '=', canary).set({ traffic }).execute();
    },
    async startTrial(name, version, startedAt, steps) {
      await database
        .insertInto('trial')
        .values({
          name,
          version,
          started_at: startedAt,
          steps: JSON.stringify(steps),
          visits_before: 0,
          share_since: startedAt,
          outcome: '',
        })
        .execute();
    },
    async beginStep(name, visitsBefore, at) {
      await trialOf(database, name).set({ visits_before: visitsBefore, share_since: at }).execute();
    },
  };
}
