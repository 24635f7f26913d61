/** @jest-environment node */
import { parse } from 'node-html-parser';
import { fakeHost } from 'shared-contracts/testing';
import { type Answer, serverHalf } from 'shared-contracts/platform-testing';
import type { AdsState } from './adsSlice.ts';
import { adAnswers } from './gateway/testing/adAnswers.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);
const props = { page: 'result', query: '' } as const;

async function paint(over?: Readonly<Record<string, Answer>>) {
  const host = fakeHost({
    slot: 'right_ad',
    answers: adAnswers(over),
    parseInert: (html) => parse(html),
  });
  const data: AdsState = JSON.parse(JSON.stringify(await widget.load(props, host)));
  return widget.render(props, data, host);
}

describe('the advertisements on the server', () => {
  it('[R1.07] are in the HTML with their labels, links and prices', async () => {
    const html = await paint();
    expect(html).toContain('広告');
    expect(html).toContain('href="/gora/adplat/click?c_id=9&amp;ad=1"');
    expect(html).toContain('¥9,800〜');
    expect(html).not.toContain('style=');
  });

  it('are the same for every query and time with the same data, so that the server keeps them', async () => {
    const host = fakeHost({
      slot: 'right_ad',
      answers: adAnswers(),
      parseInert: (html) => parse(html),
    });
    const data: AdsState = JSON.parse(JSON.stringify(await widget.load(props, host)));
    const refuse = (): never => {
      throw new Error('read while it renders');
    };
    const blind = {
      page: props.page,
      get query(): string {
        return refuse();
      },
    };
    expect(widget.render(blind, data, { ...host, now: refuse })).toBe(await paint());
  });

  it('[R4.23] leave the slot empty when a step fails', async () => {
    expect(
      await paint({
        '/adplat': () => {
          throw new Error('gone');
        },
      }),
    ).toBe('');
  });
});
