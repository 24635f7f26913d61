import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { PREFECTURES, REGIONS } from 'shared-contracts/areas';
import { ROADS, ROADS_OF_PREFECTURE } from 'shared-contracts/roads';
import { openForm } from '../../testing/openForm.ts';
import { roadsOf } from './roadsOf.ts';

function box() {
  return screen.getByRole('combobox', { name: '高速道路', hidden: true });
}
function distance() {
  return screen.getByRole('combobox', { name: 'ICからの距離', hidden: true });
}
function open(query: string) {
  return openForm({
    page: 'detail',
    query,
    answers: {
      '/calendar/holidays': { data: {} },
      '/course/count': { result_status: 200, search_cnt: 5 },
    },
  });
}

describe('the roads', () => {
  it('[R1.09][R3.14] are those of the chosen prefectures', async () => {
    await open('area[]=47');
    const options = within(box()).getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent)).toEqual([
      '道路名',
      ...(ROADS_OF_PREFECTURE[47] ?? []).map((code) => ROADS[code - 1]?.name),
    ]);
  });

  it('[R1.09][R5.23] without an area are those of the whole country by region, and one of them makes it the area', async () => {
    const { host } = await open('');
    const groups = within(box()).getAllByRole('group', { hidden: true });
    expect(groups.map((group) => group.getAttribute('label'))).toEqual(
      REGIONS.map(({ name }) => name),
    );
    const options = within(box()).getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent).toSorted()).toEqual(
      ['道路名', ...ROADS.map(({ name }) => name)].toSorted(),
    );
    await userEvent.selectOptions(box(), '館山自動車道');
    expect(screen.getByText('この高速道路沿いを全国から探します。')).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.selectOptions(distance(), '10km以内');
    await userEvent.click(screen.getByRole('button', { name: /^この条件で検索/ }));
    const sent = new URL(host.navigations[0] ?? '', 'http://site.example').searchParams;
    expect(sent.getAll('area[]')).toEqual(['0']);
    expect(ROADS[Number(sent.get('highway')) - 1]?.name).toBe('館山自動車道');
    expect(sent.get('distance')).toBe('2');
  });

  it('[R5.23] a road beside a course name leaves the name, which needs no area', async () => {
    await open('search_c_name=朝芝');
    await userEvent.selectOptions(box(), '館山自動車道');
    expect(box()).toHaveDisplayValue('館山自動車道');
    expect(screen.getByLabelText('コース名')).toHaveValue('朝芝');
    expect(screen.queryByText('この高速道路沿いを全国から探します。')).not.toBeInTheDocument();
  });

  it('[R3.06] a road and its distance are sent as codes', async () => {
    const { host } = await open('area[]=12&area[]=13');
    await userEvent.selectOptions(box(), '館山自動車道');
    await userEvent.selectOptions(distance(), '10km以内');
    await userEvent.click(screen.getByRole('button', { name: /^この条件で検索/ }));
    const sent = new URL(host.navigations[0] ?? '', 'http://site.example').searchParams;
    expect(ROADS[Number(sent.get('highway')) - 1]?.name).toBe('館山自動車道');
    expect(sent.get('distance')).toBe('2');
  });

  it('[R1.09] the first choice removes the road and its distance', async () => {
    await open(
      `area[]=12&highway=${ROADS.find(({ name }) => name === '館山自動車道')?.code}&distance=2`,
    );
    expect(box()).toHaveDisplayValue('館山自動車道');
    await userEvent.selectOptions(box(), '道路名');
    expect(box()).toHaveValue('');
    expect(distance()).toHaveValue('0');
  });

  it('[R4.14] choosing an area removes the road and says so', async () => {
    await open(
      `area[]=12&highway=${ROADS.find(({ name }) => name === '館山自動車道')?.code}&distance=2`,
    );
    await userEvent.click(screen.getByRole('button', { name: /^エリア/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'エリアを選ぶ' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '東京都' }));
    await userEvent.click(dialog.getByRole('button', { name: '決定' }));
    expect(box()).toHaveValue('');
    expect(distance()).toHaveValue('0');
    expect(screen.getByText('高速道路の指定を外しました。')).toHaveAttribute('role', 'status');
  });
});

it('[R3.14] every road of an area is offered once', () => {
  const prefectures = fc.constantFrom(...PREFECTURES).map(({ code }) => code);
  fc.assert(
    fc.property(fc.uniqueArray(prefectures, { minLength: 1, maxLength: 3 }), (area) => {
      const roads = roadsOf(area).flatMap((group) => group.roads);
      expect(roads.length).toBeGreaterThan(0);
      expect(new Set(roads.map(({ code }) => code)).size).toBe(roads.length);
    }),
  );
});
