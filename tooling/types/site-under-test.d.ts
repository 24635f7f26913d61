declare module 'site-under-test' {
  import type { FakeHost } from 'shared-contracts/platform-testing';
  import type { BrowserHost } from 'shared-contracts/widget';

  export function fakeHost(
    parts: Pick<BrowserHost, 'slot' | 'parseInert'> &
      Partial<Pick<BrowserHost, 'locale' | 'device' | 'config' | 'now'>>,
  ): FakeHost;
}
