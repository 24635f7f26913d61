import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSearchReply, fakeHost } from 'shared-contracts/testing';
import { showResults } from './testing/showResults.tsx';

async function open(page: 'result' | 'secret') {
  const navigate = jest.fn();
  const host = fakeHost({
    answers: {
      '/course/search': aSearchReply({ search_cnt: 128, page_cnt: 15 }),
      '/course/coupon/search': { data: { golf_courses: [] } },
    },
  });
  await showResults({ ...host, navigate }, 'area[]=12&year=2026&month=11&day=22', undefined, page);
  return { host, navigate };
}

describe('the page of secret plans', () => {
  it('[R2.07] searches only the secret plans, and says so', async () => {
    const { host } = await open('secret');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      '千葉県のシークレットプラン',
    );
    expect(host.sent[0]?.query).toMatchObject({ 'area[]': ['12'], secret_flg: '1' });
  });

  it('[R2.07] is the target of its links to other pages and orders', async () => {
    const { navigate } = await open('secret');
    expect(screen.getByRole('link', { name: '次へ' }).getAttribute('href')).toMatch(
      /^\/secret\/result\/\?/,
    );
    const select = screen.getByRole('combobox', { name: '並び替え' });
    expect(select.closest('form')).toHaveAttribute('action', '/secret/result/');
    await userEvent.selectOptions(select, '料金が安い順');
    expect(navigate.mock.calls[0]?.[0]).toMatch(/^\/secret\/result\/\?.*order=rate/);
  });

  it('[R2.07] loads plans that no other page loads', async () => {
    const { host } = await open('result');
    expect(host.sent[0]?.query).not.toHaveProperty('secret_flg');
    expect(
      within(screen.getByRole('heading', { level: 1 })).queryByText(/シークレット/),
    ).toBeNull();
  });
});
