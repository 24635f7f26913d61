import { networkOf } from './networkOf.ts';

it('counts a connection that has ended, and has no address any more, like any other', () => {
  expect(networkOf(undefined)).toBe('');
  expect(networkOf('127.0.0.1')).toBe('127.0.0.1');
});
