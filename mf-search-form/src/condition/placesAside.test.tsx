import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../testing/openForm.ts';

const EIGHT = 'month=11&day=28&zone_list[]=08';

function name() {
  return screen.getByRole('combobox', { name: 'コース名' });
}
async function rename(text: string) {
  await userEvent.clear(name());
  await userEvent.type(name(), text);
}
function more() {
  return screen.getByRole('button', { name: /^詳細条件/ });
}
async function toggleHour(hour: string) {
  await userEvent.click(await screen.findByRole('checkbox', { name: hour }));
}
function searchedHours(href: string | undefined) {
  return new URLSearchParams(href?.split('?')[1]).getAll('zone_list[]');
}
async function submit() {
  await userEvent.click(screen.getByRole('button', { name: '検索する' }));
}

describe('the hour of the last search', () => {
  it.each([`area[]=12&${EIGHT}`, `search_c_name=朝芝&${EIGHT}`])(
    '[issue 19][R4.13] does not go along with another name (%s)',
    async (query) => {
      const { host } = await openForm({ page: 'result', query });
      expect(more()).toHaveTextContent('詳細条件1件');
      await rename('霧背戸');
      expect(more()).toHaveTextContent(/^詳細条件$/);
      await submit();
      expect(host.navigations[0]).toContain(encodeURIComponent('霧背戸'));
      expect(searchedHours(host.navigations[0])).toEqual([]);
    },
  );

  it('[issue 19][R4.13] is back without the name, as the areas are, also after a reload', async () => {
    const page = { page: 'result', query: `area[]=12&${EIGHT}` } as const;
    const { host, close } = await openForm(page);
    await rename('霧');
    const kept = host.storage.session.get('vuex') ?? '';
    close();
    await openForm({ ...page, session: { vuex: kept } });
    expect(more()).toHaveTextContent(/^詳細条件$/);
    await userEvent.clear(name());
    expect(screen.getByRole('button', { name: 'エリア 必須 千葉県' })).toBeInTheDocument();
    expect(more()).toHaveTextContent('詳細条件1件');
  });

  it('[issue 19] goes along with the same name, and with an area', async () => {
    const same = await openForm({ page: 'result', query: `search_c_name=朝芝&${EIGHT}` });
    await userEvent.type(name(), '{End} ');
    await submit();
    expect(searchedHours(same.host.navigations[0])).toEqual(['08']);
    same.close();
    const { host } = await openForm({ page: 'result', query: `area[]=12&${EIGHT}` });
    await submit();
    expect(searchedHours(host.navigations[0])).toEqual(['08']);
  });
});

it('[issue 19] hours that are chosen in the form go along with a name, before it and after it', async () => {
  const { host } = await openForm({ query: `area[]=12&${EIGHT}` });
  await userEvent.click(more());
  await toggleHour('9時台');
  await rename('霧背戸');
  await toggleHour('10時台');
  await submit();
  expect(searchedHours(host.navigations[0])).toEqual(['08', '09', '10']);
});

it('[issue 19] an hour that is taken out in the form is not back when a name goes', async () => {
  await openForm({ query: `area[]=12&${EIGHT}` });
  await userEvent.click(more());
  await toggleHour('8時台');
  await rename('霧背戸');
  await userEvent.clear(name());
  expect(more()).toHaveTextContent(/^詳細条件$/);
});
