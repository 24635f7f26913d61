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
    const withScripts = html.replace(/<noscript>.*<\/noscript>/s, '');
    expect(withScripts).not.toMatch(/山田|ポイント|ログイン|href|style=/);
  });

  it('[R1.11][R2.23][R1.06] leads visitors without scripts to the login, the registration and the member’s page', async () => {
    const props = { page: 'top', query: '' } as const;
    const host = fakeHost();
    const html = widget.render(props, await widget.load(props, host), host);
    const plain = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
    expect(
      [...plain.matchAll(/href="([^?]*)\?service_id=omnig08&amp;l-id=\w+"/g)].map(([, to]) => to),
    ).toEqual([fakeSites.login, fakeSites.register]);
    expect(plain).toContain(`href="${fakeSites.myPage}?l-id=asashiba_header_myPage"`);
  });
});
