/** @jest-environment node */
import { fakeHost } from 'shared-contracts/testing';
import { type Answer, serverHalf } from 'shared-contracts/platform-testing';
import type { ContentState } from './contentSlice.ts';
import { contentAnswers, pcBlocks } from './testing/contentAnswers.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);
const props = { page: 'top', query: '' } as const;

async function paint(answers: Readonly<Record<string, Answer>>) {
  const host = fakeHost({ slot: 'content-main', answers });
  const data: ContentState = JSON.parse(JSON.stringify(await widget.load(props, host)));
  return { data, html: widget.render(props, data, host) };
}

describe('the content on the server', () => {
  it('[R1.08] is in the HTML with its links, days and sized pictures', async () => {
    const { html } = await paint(contentAnswers());
    expect(html).toContain('href="/search/result/?area%5B%5D=1"');
    expect(html).toContain('<time class="date" dateTime="2026-11-20">2026年11月20日（金）</time>');
    expect(html).toMatch(/<img [^>]*width="640" height="360"/);
    expect(html).not.toContain('style=');
  });

  it('[R3.18] contains nothing of a wrong entry', async () => {
    const { html, data } = await paint(
      contentAnswers({
        ...pcBlocks(),
        news: [{ label: '罠', date: '2026-11-20', href: 'javascript:alert(1)' }],
      }),
    );
    expect(html + JSON.stringify(data)).not.toMatch(/javascript|罠/);
  });

  it('[R8.06] is empty and sets the error flag when the call fails', async () => {
    const { html, data } = await paint({
      '/content/blocks': () => {
        throw new Error('gone');
      },
    });
    expect(html).toBe('');
    expect(data).toMatchObject({ isError: true, isClientLoaded: true, blocks: {} });
  });
});
