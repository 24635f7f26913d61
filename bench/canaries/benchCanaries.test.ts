import { benchCanaries } from './benchCanaries.ts';

it('[R10.04] a registry takes back canaries that hang, fail on the server, throw late or are slow, in simulated trials, and keeps good ones', async () => {
  const lines: string[] = [];
  expect(await benchCanaries({ trials: 10, log: (line) => lines.push(line) })).toEqual([]);
  expect(lines.filter((line) => line.includes('2 of 2'))).toHaveLength(4);
  expect(lines.filter((line) => line.includes('0 of 2'))).toHaveLength(1);
}, 120_000);
