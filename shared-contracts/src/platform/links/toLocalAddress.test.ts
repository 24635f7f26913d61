import fc from 'fast-check';
import { toLocalAddress } from './toLocalAddress.ts';

describe('toLocalAddress', () => {
  it.each([
    ['http://127.0.0.1:3300', 'http://127.0.0.1:3300/'],
    ['http://localhost:3300/', 'http://localhost:3300/'],
    [' http://localhost:3300/mf-results/dist ', 'http://localhost:3300/mf-results/dist/'],
  ])('takes %s', (text, address) => {
    expect(toLocalAddress(text)).toBe(address);
  });

  it.each([
    'https://127.0.0.1:3300',
    'http://127.0.0.1',
    'http://localhost/',
    'http://10.0.0.1:3300',
    'http://192.168.1.2:80/',
    'http://169.254.169.254:80/',
    'http://0.0.0.0:3300',
    'http://[::1]:3300',
    'http://localhost.evil.example:3300',
    'http://127.0.0.1.evil.example:3300',
    'http://127.0.0.1@evil.example:3300',
    'http://localhost:3300@evil.example/',
    'http://evil.example:3300/#localhost',
    'http://user:pass@localhost:3300',
    'http://localhost:3300/?a=b',
    'http://localhost:3300/#a',
    'http://localhost:3300/a;b',
    'http://localhost:3300/a%2fb',
    'http://localhost:3300/a//b',
    'http:localhost:3300',
    '//localhost:3300',
    '/localhost',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://ｌocalhost:3300',
    `http://localhost:3300/${'a'.repeat(200)}`,
    '',
    7,
    null,
  ])('refuses %j', (text) => {
    expect(toLocalAddress(text)).toBeUndefined();
  });

  it('returns only addresses of this machine, whatever it is given, and none that a policy reads in another way', () => {
    const pieces = fc.constantFrom(
      'http',
      'https',
      ':',
      '//',
      '@',
      'localhost',
      '127.0.0.1',
      '0x7f.1',
      '2130706433',
      'evil.example',
      ':3300',
      ':80',
      '/',
      ';',
      ' ',
      ',',
      "'",
      '?',
      '#',
      '\\',
      '%2f',
    );
    const text = fc.oneof(
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.array(pieces, { maxLength: 5 }).map((parts) => `http://localhost:3300${parts.join('')}`),
    );
    fc.assert(
      fc.property(text, (given) => {
        const address = toLocalAddress(given);
        if (address !== undefined) {
          expect(address).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+\/([\w.-]+\/)*$/);
          expect(toLocalAddress(address)).toBe(address);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
