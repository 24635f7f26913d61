import { aRunningRegistry, type RunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

it.each(['/visits', '/errors', '/previews/look', '/previews/open', '/previews/read'])(
  '[R10.02] the calls of shells are limited for one network, with wrong tokens too: %s',
  async (path) => {
    const left: number[] = [];
    for (const token of [TOKENS.shell, 'somebody-else', '']) {
      const { headers } = await fetch(registry.url + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(headers.get('x-ratelimit-limit')).toBe('3000');
      left.push(Number(headers.get('x-ratelimit-remaining')));
    }
    expect(left).toEqual([2999, 2998, 2997]);
  },
);
