import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOLIDAYS, openForm } from '../../testing/openForm.ts';

const FOUND = {
  result_status: 200,
  data: [{ c_id: 1, c_name: '千葉南総カントリークラブ', prefecture: '千葉県' }],
  areas: [{ pref_cd: 12, pref_name: '千葉県' }],
};
const RESULT_FOUND = {
  result_status: 200,
  golf_data: FOUND.data,
  pref_data: FOUND.areas,
  country_data: [{ country_cd: 2, country_name: 'グアム' }],
};
const ANSWERS = {
  '/calendar/holidays': { data: HOLIDAYS },
  '/course/suggestion': FOUND,
  '/course/suggestion/result': RESULT_FOUND,
};

/** Makes the screen as wide as a phone's. Gives a function that ends it. */
function onPhone() {
  const { matchMedia } = window;
  const listen = () => {};
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addListener: listen,
    removeListener: listen,
    addEventListener: listen,
    removeEventListener: listen,
    dispatchEvent: () => true,
  });
  return () => {
    window.matchMedia = matchMedia;
  };
}
let restore = () => {};
beforeEach(() => {
  restore = onPhone();
});
afterEach(() => restore());

function opener() {
  return screen.getByRole('combobox', { name: 'コース名' });
}
function dialog() {
  return within(screen.getByRole('dialog', { name: 'コース名で探す' }));
}
async function open(page: 'top' | 'result' = 'top', query = '') {
  const form = await openForm({ page, query, answers: ANSWERS });
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  return form;
}

it('[R2.16] fills the screen, with the field in focus and the suggestions as buttons', async () => {
  await open();
  const field = dialog().getByRole('textbox', { name: 'コース名' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '千葉');
  await userEvent.click(await dialog().findByRole('button', { name: /千葉南総カントリークラブ/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveValue('千葉南総カントリークラブ');
  expect(opener()).toHaveFocus();
});

it('Enter keeps the name without a search; a key of the input method does nothing', async () => {
  const { host } = await open('top', 'area[]=12');
  const field = dialog().getByRole('textbox', { name: 'コース名' });
  await userEvent.type(field, '南総');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveValue('南総');
  expect(host.navigations).toEqual([]);
});

it.each([
  ['F5', { key: 'F5' }],
  ['Page Down', { key: 'PageDown' }],
  ['Control and R', { key: 'r', ctrlKey: true }],
  ['Command and R', { key: 'r', metaKey: true }],
  ['Alt and Left', { key: 'ArrowLeft', altKey: true }],
  ['Alt and D', { key: 'd', altKey: true }],
])('[R9.02] %s is the browser’s, and opens nothing', async (_keys, key) => {
  await openForm({ answers: ANSWERS });
  expect(fireEvent.keyDown(opener(), key)).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each(['Enter', ' ', 'ArrowDown', 'n', '南'])('[R2.16] the key "%s" opens it', async (key) => {
  await openForm({ answers: ANSWERS });
  expect(fireEvent.keyDown(opener(), { key })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'コース名で探す' })).toBeVisible();
});

it('キャンセル brings the earlier name and areas back', async () => {
  await open('top', 'area[]=12');
  await userEvent.type(dialog().getByRole('textbox', { name: 'コース名' }), '南総');
  await userEvent.click(dialog().getByRole('button', { name: 'キャンセル' }));
  expect(opener()).toHaveValue('');
  expect(screen.getByRole('button', { name: 'エリア 必須 千葉県' })).toBeVisible();
});

it('[R3.19][R7.05][R3.13] the form above results also suggests countries; choosing one changes to overseas', async () => {
  const { host } = await openForm({ page: 'result', query: 'area[]=12', answers: ANSWERS });
  await userEvent.click(screen.getByText('条件を変更'));
  await userEvent.click(opener());
  await screen.findByRole('dialog');
  await userEvent.type(dialog().getByRole('textbox', { name: 'コース名' }), 'グアム');
  await userEvent.click(await dialog().findByRole('button', { name: 'グアム' }));
  expect(
    host.sent.some(
      ({ path, query }) =>
        path === '/course/suggestion/result' && query['search_c_name'] === 'グアム',
    ),
  ).toBe(true);
  expect(screen.getByRole('tab', { name: '海外' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('radio', { name: 'グアム・サイパン' })).toBeChecked();
});
