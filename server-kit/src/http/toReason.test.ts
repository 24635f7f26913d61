import { toReason } from './toReason.ts';

it.each([
  ['the page has no head', 'the page has no head'],
  [
    'Cannot read properties of undefined (reading ‘path’)',
    'Cannot read properties of undefined (reading ‘path’)',
  ],
  ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED [removed]'],
  ['getaddrinfo ENOTFOUND db.inner:5432', 'getaddrinfo ENOTFOUND [removed]'],
  ['no answer of http://gateway.inner/gora/x?y=1', 'no answer of [removed]'],
  [
    "ENOENT: no such file, open '/srv/site/dist/head.html'",
    "ENOENT: no such file, open '[removed]'",
  ],
  ['token=abcdef is refused', 'token=[removed] is refused'],
  ['first line\nat a stack', 'first line'],
  ['a and/or b at 10:30', 'a and/or b at 10:30'],
])('[R8.08] of %j a visitor reads %j', (message, reason) => {
  expect(toReason(new Error(message))).toBe(reason);
});

it('[R8.08] a long message is cut', () => {
  expect(toReason(new Error('a '.repeat(1000)))).toHaveLength(200);
});
