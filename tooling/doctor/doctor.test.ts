import { type Machine, readMachine } from './machine.ts';
import { toFindings } from './toFindings.ts';

const GOOD: Machine = {
  cores: 2,
  memory: 8e9,
  disk: 50e9,
  takenPorts: [],
  absentEngines: [],
  absent: [],
};

function wordsFor(changes: Partial<Machine>): string[] {
  return toFindings({ ...GOOD, ...changes }).map(({ words }) => words);
}

describe('what a machine lacks', () => {
  it('is nothing where all is there', () => {
    expect(toFindings(GOOD)).toEqual([]);
  });

  it('is said with the way to get it', () => {
    expect(
      wordsFor({
        absentEngines: [{ name: 'firefox', remedy: 'apt-get install firefox-esr' }],
        absent: ['PostgreSQL'],
        memory: 2e9,
        cores: 1,
      }),
    ).toEqual([
      'npm test leaves out what it does in firefox: apt-get install firefox-esr.',
      'npm test leaves out what needs PostgreSQL: apt-get install postgresql.',
      '2.0 GB of memory make builds and tests slow; 4.0 GB are enough.',
      'One core makes npm test slow; it works on two at a time.',
    ]);
  });

  it('stops npm start where a port is taken or the disk is full, and only there', () => {
    const findings = toFindings({
      ...GOOD,
      takenPorts: ['Port 3000 (shell) is in use.'],
      disk: 1e9,
      absent: ['PgBouncer'],
    });
    expect(findings.map(({ stopsStart }) => stopsStart)).toEqual([true, true, false]);
  });

  it('is read from this machine', async () => {
    const { cores, memory, disk } = await readMachine();
    expect(Math.min(cores, memory, disk)).toBeGreaterThan(0);
  });
});
