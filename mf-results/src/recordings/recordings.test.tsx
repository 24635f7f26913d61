import { act, screen } from '@testing-library/react';
import { toRecording, type Recording } from 'shared-contracts/recording';
import { RECORDED_SITE } from 'shared-contracts/site';
import { replayRecording } from 'shared-contracts/testing';
import type { BrowserWidget } from 'shared-contracts/widget';
import widget from '../widget.tsx';
import priceCorrected from './price-corrected.json';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function replay(recording: Recording) {
  const { unmount, ...replayed } = await replayRecording(recording, {
    name: 'mf-results',
    // a replay mounts the widget without data of the server; `never` says that none is given
    widget: widget as BrowserWidget<never>,
    within: (work) => act(work),
  });
  ends.push(() => act(unmount));
  return replayed;
}
function queryOf({ payload }: { readonly payload: unknown }) {
  return (payload as { query: string }).query;
}

describe('a recorded visit: first an impossible price, then a valid one', () => {
  it('[R10.03] [R4.19] makes the widget do the same as when it was recorded, and fits the events and calls of today', async () => {
    const { differences, sent } = await replay(toRecording(priceCorrected, RECORDED_SITE));
    expect(differences).toEqual([]);
    expect(sent.events.map(queryOf)).toEqual([
      expect.stringContaining('play_fee_max=7000'),
      expect.stringContaining('play_fee_max=8000'),
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('[R4.19] empties the results after the impossible price', async () => {
    const recording = toRecording(priceCorrected, RECORDED_SITE);
    const failed = recording.events.findIndex(
      ({ event }) => event === 'search-form:validation-failed',
    );
    const at = recording.events[failed]?.at;
    if (at === undefined) throw new Error('The recording has no rejected form');
    const before = <Moment extends { readonly at: number }>(moments: readonly Moment[]) =>
      moments.filter((moment) => moment.at <= at);
    await replay({
      ...recording,
      events: before(recording.events),
      replies: before(recording.replies),
      navigations: [],
    });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('names the fields of the gateway that no longer fit', async () => {
    const recording = toRecording(priceCorrected, RECORDED_SITE);
    const replies = recording.replies.map((reply) =>
      reply.path === '/course/search'
        ? { ...reply, body: { ...(reply.body as object), search_cnt: '4' } }
        : reply,
    );
    const { differences } = await replay({ ...recording, replies });
    expect(differences).toContainEqual(
      expect.stringMatching(/^GET \/course\/search: the reply no longer fits: search_cnt/),
    );
    expect(differences).toContainEqual(
      expect.stringMatching(/^results:search-completed, number 2: not sent/),
    );
  });
});
