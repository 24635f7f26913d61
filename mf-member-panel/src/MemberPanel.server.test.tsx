/** @jest-environment node */
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import { serverHalf } from 'shared-contracts/platform-testing';
import { aMember } from './gateway/testing/memberReplies.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);

describe('the member panel on the server', () => {
  it('[R1.06] asks nothing and renders a frame without personal data', async () => {
    const props = { page: 'top', query: '' } as const;
    const host = fakeHost({ answers: { [fakeSites.userApi]: aMember() } });
    const data = await widget.load(props, host);
    const html = widget.render(props, data, host);
    expect(data).toBeNull();
    expect(host.sent).toEqual([]);
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toMatch(/山田|ポイント|ログイン|href|style=/);
  });
});
