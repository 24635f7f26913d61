/** @jest-environment node */
import ts from 'typescript';
import { functionNames } from './functionNames.ts';

const SOURCE = `export class Banner {
  constructor() { here('constructor'); }
  draw() { return [1].map(() => here('method')); }
}
export const Panel = ({ names }) => names.map((name) => <b onClick={() => here('arrow')}>{name}</b>);
export function mount() {
  const late = function () { here('inner'); };
  return { close: () => here('property'), late };
}
here('module');
`;

it.each([
  ['constructor', 'Banner'],
  ['method', 'Banner.draw'],
  ['arrow', 'Panel'],
  ['inner', 'late'],
  ['property', 'close'],
  ['module', undefined],
])('[R10.05] the place "%s" is in the function %s', (place, name) => {
  const nameAt = functionNames(ts, 'banner.tsx', SOURCE);
  const lines = SOURCE.split('\n');
  const line = lines.findIndex((text) => text.includes(`here('${place}')`));
  expect(nameAt(line, lines[line]?.indexOf(`here('${place}')`) ?? -1)).toBe(name);
});

it('[R10.05] a text that is no script, and a place beyond it, are in no function', () => {
  expect(functionNames(ts, 'ja.json', '{}')(0, 0)).toBeUndefined();
  expect(functionNames(ts, 'banner.ts', 'function draw() {}')(7, 3)).toBeUndefined();
});
