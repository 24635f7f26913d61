declare module 'site-under-test' {
  import type { FakeHost } from 'shared-contracts/platform-testing';
  import type { Recording } from 'shared-contracts/recording';
  import type { BrowserHost, BrowserWidget } from 'shared-contracts/widget';

  export function fakeHost(
    parts: Pick<BrowserHost, 'slot' | 'parseInert'> &
      Partial<Pick<BrowserHost, 'locale' | 'device' | 'config' | 'now'>>,
  ): FakeHost;
  export function replayRecording(
    recording: Recording,
    played: {
      readonly name: string;
      readonly widget: BrowserWidget;
      readonly element: HTMLElement;
      /** Runs each step. */
      readonly within: (work: () => Promise<void>) => Promise<unknown>;
    },
  ): Promise<{
    readonly sent: { readonly events: readonly { readonly event: string }[] };
    readonly differences: readonly string[];
    readonly unmount: () => void;
  }>;
}
