/** @jest-environment node */
import { errorReports } from 'shared-contracts/release';
import { errorCounter, toErrorGroup } from './errorGroups.ts';

const V8 = `TypeError: no banner 7
    at react (https://golf.example/assets/main.abc.js:1:9)
    at draw (https://golf.example/remotes/mf-ads/1.0.0/widget.abc.js:2:20)`;
const WEBKIT = `react@https://golf.example/assets/main.abc.js:1:9
draw@https://golf.example/remotes/mf-ads/1.0.0/widget.abc.js:2:20`;
const error = { widget: 'mf-ads@1.0.0', message: 'no banner 7', stack: V8 };

it.each([V8, WEBKIT])(
  '[R10.05] a group has the first place in the own files of the widget',
  (stack) => {
    expect(toErrorGroup({ ...error, stack })).toMatchObject({
      message: 'no banner #',
      place: 'remotes/mf-ads/1.0.0/widget.abc.js:2:20',
      stack: expect.not.stringContaining('https') as string,
    });
  },
);

it('[R10.05] an error without a stack has a group without a place', () => {
  expect(toErrorGroup({ widget: 'shell', message: 'no' })).toMatchObject({ place: '', stack: '' });
});

it('[R10.05] a text of any characters becomes one that a database keeps', () => {
  const hostile = 'a\u0000b\ud800c\u001b[31m';
  const group = toErrorGroup({ widget: 'shell', message: hostile, stack: `${V8}\u0000` });
  expect(group.message).toBe('a b\ufffdc [#m');
  expect(errorReports.safeParse({ id: 'a-report-of-a-shell', groups: [group] }).success).toBe(true);
});

it('[R10.05] of a line a few hundred characters are looked at, so that a hostile one is no work', () => {
  const frame = `${' '.repeat(400)}at draw (https://golf.example/assets/main.js:1:2)`;
  expect(toErrorGroup({ widget: 'shell', message: 'no', stack: frame }).place).toBe('');
  const hostile = 'remotes/'.repeat(1000);
  expect(toErrorGroup({ widget: 'shell', message: 'no', stack: hostile }).stack).toBe('');
});

it('[R10.05] errors that differ in numbers only are one group, and strangers fill no memory', () => {
  const errors = errorCounter((widget) => widget === 'mf-ads@1.0.0');
  errors.add(error);
  errors.add({ ...error, message: 'no banner 8' });
  errors.add({ ...error, widget: 'mf-evil@1.0.0' });
  expect(errors.take()).toMatchObject([{ name: 'TypeError', count: 2 }]);
  for (let letter = 0; letter < 500; letter += 1)
    errors.add({ ...error, message: 'x'.repeat(letter) });
  expect(errors.take()).toHaveLength(50);
  expect(errors.take()).toEqual([]);
});
