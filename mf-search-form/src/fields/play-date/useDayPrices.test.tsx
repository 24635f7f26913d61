import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDayNumber, toIsoDate } from 'shared-contracts/format';
import { HOLIDAYS, openForm } from '../../testing/openForm.ts';

const CALL = '/course/price-calendar';
const PLACE = 'area[]=12&players=2';

/** Answers each month: ¥9,000 a day, ¥6,480 on its 25th, and nothing on its 24th. */
function prices(query: Readonly<Record<string, unknown>> = {}) {
  const part = (name: string) => Number([query[name]].flat()[0]);
  const first = toDayNumber(part('year'), part('month'), part('day'));
  return {
    result_status: 200,
    items: [],
    days: Array.from({ length: part('widthday') }, (_, ahead) => {
      const date = toIsoDate(first + ahead);
      const price = { 24: 0, 25: 6480 }[Number(date.slice(8))] ?? 9000;
      return { play_date: date, is_asked: true, ...(price > 0 && { price }) };
    }),
  };
}

async function openPriced(
  query: string,
  answer: unknown = (asked: { query?: Readonly<Record<string, unknown>> }) => prices(asked.query),
) {
  const { host } = await openForm({
    query,
    answers: { '/calendar/holidays': { data: HOLIDAYS }, [CALL]: answer as never },
  });
  await userEvent.click(screen.getByRole('button', { name: /^プレー日/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'プレー日を選ぶ' }));
  await dialog.findByRole('grid', { name: '2026年11月' });
  const asked = () =>
    host.sent
      .filter(({ path }) => path === CALL)
      .map(({ query: sent }) => [sent?.['month'], sent?.['day'], sent?.['widthday']].join(' '));
  return { host, dialog, asked };
}

describe('the prices of the days in the dialog', () => {
  it('[R3.01] are the lowest of the search of the form, named with the day', async () => {
    const { host, dialog, asked } = await openPriced(PLACE);
    expect(
      await dialog.findByRole('button', { name: '2026年11月25日水曜日 最安値¥6,480' }),
    ).toHaveTextContent('6,480');
    expect(
      dialog.getByRole('button', {
        name: '2026年11月23日月曜日 祝日 勤労感謝の日 最安値¥9,000',
      }),
    ).toBeVisible();
    expect(dialog.getByRole('button', { name: '2026年11月24日火曜日' })).toBeVisible();
    await waitFor(() => expect(asked()).toEqual(['11 21 10', '12 1 31']));
    expect(host.sent.find(({ path }) => path === CALL)?.query).toMatchObject({ players: ['2'] });
  });

  it('[R3.01] are asked for once for each month that comes on the screen', async () => {
    const { dialog, asked } = await openPriced(PLACE);
    await waitFor(() => expect(asked()).toHaveLength(2));
    const next = dialog.getByRole('button', { name: '次の月' });
    await userEvent.click(next);
    await dialog.findByRole('button', { name: '2027年1月25日月曜日 最安値¥6,480' });
    await userEvent.click(dialog.getByRole('button', { name: '前の月' }));
    expect(dialog.getByRole('button', { name: /^2026年11月25日.*6,480/ })).toBeVisible();
    expect(asked()).toEqual(['11 21 10', '12 1 31', '1 1 31']);
  });

  it('stay when a quick date turns to another month', async () => {
    const { dialog, asked } = await openPriced(PLACE);
    await waitFor(() => expect(asked()).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: '次の月' }));
    await waitFor(() => expect(asked()).toHaveLength(3));
    await userEvent.click(dialog.getByRole('button', { name: /^来週末/ }));
    expect(dialog.getByRole('button', { name: '2026年11月25日水曜日 最安値¥6,480' })).toBeVisible();
    expect(asked()).toHaveLength(3);
  });

  it('are not asked for while no place is chosen', async () => {
    const { dialog, asked } = await openPriced('');
    expect(dialog.getByRole('button', { name: '2026年11月25日水曜日' })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('[R8.06] that fail leave the calendar as it is, and the failure is reported', async () => {
    const { host, dialog } = await openPriced(PLACE, { days: [] });
    await waitFor(() => expect(host.errors).toHaveLength(1));
    expect(dialog.getByRole('button', { name: '2026年11月25日水曜日' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the calendar of the dialog', () => {
  it('[R9.06] is in the language of the page', async () => {
    await openPriced(PLACE);
    expect(screen.getByRole('grid', { name: '2026年11月' }).closest('[lang]')).toHaveAttribute(
      'lang',
      'ja-JP',
    );
  });
});
