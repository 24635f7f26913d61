import { statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { hasPgbouncer } from 'server-kit/testing/startPgbouncer';
import { hasRedis } from 'server-kit/testing/startRedis';
import { NEEDS, type Need } from 'server-kit/testing/needs';
import { type AbsentEngine, findEngines } from '../browsers/findEngines.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { hasProgram } from '../console/hasProgram.ts';
import { findServerPrograms } from '../postgres/findServerPrograms.ts';
import { readStackSettings } from '../stack/environment.ts';
import { takenPorts } from '../stack/ports.ts';

/** What the commands of this repository find on a machine. */
export interface Machine {
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  /** Bytes that are free where the repository lies. */
  readonly disk: number;
  /** A sentence for each port that another program has. */
  readonly takenPorts: readonly string[];
  readonly absentEngines: readonly AbsentEngine[];
  /** What tests need beside a browser, and is not there. */
  readonly absent: readonly Need[];
}

const HAS: Readonly<Record<Need, () => boolean>> = {
  PostgreSQL: () => findServerPrograms() !== undefined,
  PgBouncer: () => hasPgbouncer,
  Redis: () => hasRedis,
  promtool: () => hasProgram('promtool'),
  Caddy: () => hasProgram('caddy'),
  nginx: () => hasProgram('nginx'),
  Linux: () => process.platform === 'linux',
};

/** Looks at this machine. Starts nothing and changes nothing. */
export async function readMachine(): Promise<Machine> {
  const { bavail, bsize } = await statfs(repositoryRoot);
  return {
    cores: availableParallelism(),
    memory: totalmem(),
    disk: bavail * bsize,
    takenPorts: await takenPorts(readStackSettings().ports),
    absentEngines: findEngines().absent,
    absent: (Object.keys(NEEDS) as Need[]).filter((need) => !HAS[need]()),
  };
}
