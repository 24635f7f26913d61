import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionsPart } from '../../fields/detail-options/optionsPart.ts';
import { openForm } from '../../testing/openForm.ts';

function summary() {
  return screen.getByText(/詳細条件/);
}
function isOpen() {
  return summary().getAttribute('aria-expanded') === 'true';
}
function inside() {
  return within(
    document.getElementById(summary().getAttribute('aria-controls') ?? '') ?? document.body,
  );
}

it('[R2.14] opens every option in the form, and is open again on the next page', async () => {
  const { host, close } = await openForm({ query: 'area[]=12' });
  expect(isOpen()).toBe(false);
  await userEvent.click(summary());
  expect(isOpen()).toBe(true);
  const kept = host.storage.session.get('vuex') ?? '';
  close();
  await openForm({ session: { vuex: kept } });
  expect(isOpen()).toBe(true);
});

describe('on a desktop and on a phone', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  function turnInto(device: 'desktop' | 'phone') {
    window.matchMedia = (media) => ({
      media,
      matches: device === 'desktop',
      onchange: null,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      addListener: jest.fn(),
      removeListener: jest.fn(),
      dispatchEvent: () => true,
    });
  }

  it.each([
    ['desktop', 'phone'],
    ['phone', 'desktop'],
  ] as const)(
    '[R2.14] what is opened on a %s stays closed on a %s, and open there',
    async (one, other) => {
      turnInto(one);
      const first = await openForm({ query: 'area[]=12' });
      await userEvent.click(summary());
      const opened = first.host.storage.session.get('vuex') ?? '';
      first.close();
      turnInto(other);
      const second = await openForm({ session: { vuex: opened } });
      expect(isOpen()).toBe(false);
      await userEvent.click(summary());
      await userEvent.click(summary());
      const closed = second.host.storage.session.get('vuex') ?? '';
      second.close();
      turnInto(one);
      await openForm({ session: { vuex: closed } });
      expect(isOpen()).toBe(true);
    },
  );
});

it('[R2.14] opens and closes by the keys of a button, without leaving the page', async () => {
  const { host } = await openForm({ query: 'area[]=12' });
  screen.getByRole('button', { name: '詳細条件' }).focus();
  await userEvent.keyboard(' ');
  expect(isOpen()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect([isOpen(), host.navigations]).toEqual([false, []]);
});

it('[R5.12] contains the options of the mode that are no chips of the form; the top form has none for overseas', async () => {
  await openForm({ query: 'area[]=12' });
  await userEvent.click(summary());
  expect(await inside().findByRole('checkbox', { name: 'ドリンク付き' })).toBeInTheDocument();
  expect(inside().queryByRole('checkbox', { name: '昼食付き' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'コンペ' }));
  expect(inside().getByRole('checkbox', { name: '昼食付き' })).toBeInTheDocument();
  expect(inside().queryByRole('checkbox', { name: '賞品付き' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: '海外' }));
  expect(screen.queryByText(/詳細条件/)).not.toBeInTheDocument();
});

it('[R5.12] the form above results has options for overseas', async () => {
  await openForm({ page: 'result', query: 'search_mode=overseas&area[]=48&country[]=1' });
  await userEvent.click(screen.getByText('条件を変更'));
  await userEvent.click(summary());
  expect(await inside().findByRole('checkbox', { name: 'キャディ付き' })).toBeInTheDocument();
});

it('says how many are chosen while it is closed', async () => {
  await openForm({ query: 'area[]=12&zone_list[]=07&drink=1&lunch=1' });
  expect(summary()).toHaveTextContent('詳細条件2件');
});

it('becomes a link to the detailed search when the options do not load', async () => {
  const { host } = await openForm({ query: 'area[]=12' });
  jest.spyOn(optionsPart, 'load').mockRejectedValue(new Error('Loading chunk options failed'));
  await userEvent.click(summary());
  expect(await screen.findByRole('link', { name: '詳細条件' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\/\?area\[\]=12/),
  );
  expect(host.errors).toEqual([
    expect.objectContaining({ message: 'Loading chunk options failed' }),
  ]);
  jest.restoreAllMocks();
});
