import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_VISITS, type TrialStatus } from 'shared-contracts/release';
import { StaffApp } from '../StaffApp.tsx';
import type { TeamState, TeamWidget } from '../state/teamState.ts';
import en from '../texts/en.json';
import ja from '../texts/ja.json';

const fetchTeam = jest.fn<Promise<TeamState>, [string]>();
jest.mock('../gateway/fetchTeam.ts', () => ({ fetchTeam: (path: string) => fetchTeam(path) }));

const NOW = Date.UTC(2026, 10, 21);
const AT = '2026-11-21T00:00:00.000Z';
const FIGURES: TrialStatus['canary'] = {
  version: '1.1.0',
  counts: { ...NO_VISITS, visits: 40, failed: 2, errored: 2 },
  overTime: [
    { ...NO_VISITS, at: NOW, visits: 10 },
    { ...NO_VISITS, at: NOW + 300_000, visits: 30, failed: 2 },
  ],
  vitals: [
    { device: 'PC', vital: 'lcp', visits: 40, p50: 1200, p75: 2500, p95: null },
    { device: 'PC', vital: 'inp', visits: 20, p50: 50, p75: 100, p95: null },
  ],
  causes: [
    { device: 'PC', vital: 'lcp', element: 'img', event: '', script: '', visits: 25, poor: 3 },
    {
      device: 'PC',
      vital: 'inp',
      element: 'button[name=search]',
      event: 'click',
      script: 'later.js',
      visits: 10,
      poor: 1,
    },
  ],
};
const VERSION = { name: 'mf-ads', version: '1.0.0', live: true, traffic: 90, stable: true };

const STATE: TeamState = {
  page: 'team',
  locale: 'en-US',
  now: NOW,
  name: 'mf-ads',
  viewer: {
    widget: 'mf-ads',
    name: 'mf-ads#1',
    acts: ['raise', 'rollback', 'hold', 'preview'],
    until: NOW + 3_600_000,
  },
  notice: { kind: 'done', address: 'https://golf.example/preview/mf-ads/1.0.0/key' },
  widget: {
    name: 'mf-ads',
    hold: 'pinned',
    versions: [
      { ...VERSION, withdrawn: false, publishedAt: AT, publishedBy: 'mf-ads#1' },
      {
        ...VERSION,
        version: '0.9.0',
        live: false,
        traffic: 0,
        stable: false,
        withdrawn: true,
        publishedAt: AT,
        publishedBy: 'mf-ads#1',
      },
    ],
    trial: {
      version: '1.1.0',
      startedAt: AT,
      steps: [],
      traffic: 10,
      verdict: { is: 'unproven', why: '' },
      canary: FIGURES,
      stable: { ...FIGURES, version: '1.0.0' },
    },
    watch: {
      version: '1.0.0',
      startedAt: AT,
      endsAt: AT,
      verdict: { is: 'well', why: '' },
      watched: FIGURES,
      before: FIGURES,
    },
    acts: [
      { at: AT, who: 'mf-ads#1', act: 'preview-issued', version: '1.0.0', why: 'for the board' },
      { at: AT, who: 'registry', act: 'taken-back', version: '0.9.0', why: '9 of 40 failed' },
    ],
    vitals: [
      { version: '1.1.0', vitals: FIGURES.vitals, causes: FIGURES.causes },
      { version: '1.0.0', vitals: FIGURES.vitals, causes: [] },
    ],
    errors: [
      {
        widget: 'mf-ads@1.0.0',
        name: 'TypeError',
        message: 'no banner',
        place: 'mf-ads/src/drawBanner.ts:12:5',
        stack: 'at drawBanner (mf-ads/src/drawBanner.ts:12:5)',
        count: 3,
        firstSeen: NOW,
        lastSeen: NOW,
      },
    ],
    hearings: [
      { event: 'ads:shown', from: ['mf-ads'], to: ['mf-results'] },
      { event: 'search-form:found', from: ['mf-search-form'], to: ['mf-ads', 'mf-results'] },
      { event: 'ads:closed', from: ['mf-ads'], to: [] },
    ],
  },
};

/** Returns the texts of the cells of a row. */
function textsOf(row: HTMLElement): (string | null)[] {
  return [...row.children].map(({ textContent }) => textContent);
}

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value, `${path}${key}.`)
      : [`${path}${key}`],
  );
}

describe("a team's page", () => {
  it('[R10.04] says all in English, and has every text of its own in both languages', () => {
    const failed = jest.spyOn(console, 'error');
    const { container } = render(<StaffApp state={STATE} />);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
    const said = container.textContent.replace('日本語', '');
    expect(said).not.toMatch(/[぀-ヿ一-鿿]/);
    expect(keysOf(en.team)).toEqual(keysOf(ja.team));
    expect(keysOf(ja.releases)).toEqual(expect.arrayContaining(keysOf(en.releases)));
  });

  it('[R10.04] shows versions with the last act and its reason, the hold, errors, previews and log', () => {
    render(<StaffApp state={STATE} />);
    const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
    const row = part('Versions').getByRole('row', { name: /0\.9\.0/ });
    expect(row.textContent).toMatch(/withdrawn.*taken back automatically9 of 40 failed/);
    expect(part('Holds').getByText(/Pinned/)).toBeInTheDocument();
    expect(part(/Errors/).getByText('TypeError: no banner')).toBeInTheDocument();
    expect(part('Previews issued').getAllByRole('listitem')).toHaveLength(1);
    expect(part(/Log/).getAllByRole('listitem')).toHaveLength(2);
    expect(part(/Speed/).getAllByText('1.2 / 2.5 / 10+ (40)')).toHaveLength(2);
  });

  it('[R10.04] draws the visits and failures of a trial over time, with a table of the same', () => {
    render(<StaffApp state={STATE} />);
    const trial = within(screen.getByRole('region', { name: 'Trial and watch' }));
    const [curve] = trial.getAllByRole('img', { name: /Number of visits/ });
    expect(curve).toHaveAccessibleName(/The highest of canary is 30, of stable 30\./);
    expect(curve!.querySelector('polyline')).toHaveAttribute('points', '0,64 280,0');
    const [table] = trial
      .getAllByRole('table', { hidden: true })
      .filter((each) => each.textContent.includes('Five minutes from'));
    expect(table!.textContent).toContain('2 of 30 failed');
  });

  it('[R10.04] says where the largest paint and the slowest interaction were, version beside version', () => {
    render(<StaffApp state={STATE} />);
    const part = within(screen.getByRole('region', { name: /Speed/ }));
    const table = within(part.getByRole('table', { name: /The largest paint/ }));
    expect(table.getAllByRole('row').map(textsOf)).toEqual([
      ['Where', '1.1.0', '1.0.0'],
      ['Paint on PCsimg', '62.5% (25; 3 slow)', '–'],
      ['Interaction on PCsclick on button[name=search]script later.js', '50% (10; 1 slow)', '–'],
    ]);
    const trial = within(screen.getByRole('region', { name: 'Trial and watch' }));
    const [ofTrial] = trial.getAllByRole('table', { name: /The largest paint/ });
    expect(within(ofTrial!).getAllByRole('row').map(textsOf)[1]).toEqual([
      'Paint on PCsimg',
      '62.5% (25; 3 slow)',
      '62.5% (25; 3 slow)',
    ]);
  });

  it('[R10.04] says the same in Japanese', () => {
    render(<StaffApp state={{ ...STATE, locale: 'ja-JP' }} />);
    const part = within(screen.getByRole('region', { name: /速さ/ }));
    const table = within(part.getByRole('table', { name: /最大の描画/ }));
    expect(table.getAllByRole('row').map(textsOf)).toContainEqual([
      'PCの操作button[name=search]のclickスクリプト：later.js',
      '50%（10、うち遅い1）',
      '–',
    ]);
  });

  it('[R10.04] shows the causes that most visits of a version had, three of a figure at most', () => {
    const named = (element: string, visits: number) => ({
      ...FIGURES.causes[0]!,
      element,
      visits,
    });
    const vitals = [
      { version: '1.1.0', vitals: FIGURES.vitals, causes: [named('p', 20), named('h2', 4)] },
      {
        version: '1.0.0',
        vitals: FIGURES.vitals,
        causes: [named('img', 30), named('p', 8), named('li', 1)],
      },
    ];
    render(<StaffApp state={{ ...STATE, widget: { ...STATE.widget!, vitals } }} />);
    const part = within(screen.getByRole('region', { name: /Speed/ }));
    const table = within(part.getByRole('table', { name: /The largest paint/ }));
    expect(table.getAllByRole('row').slice(1).map(textsOf)).toEqual([
      ['Paint on PCsimg', '–', '75% (30; 3 slow)'],
      ['Paint on PCsp', '50% (20; 3 slow)', '20% (8; 3 slow)'],
      ['Paint on PCsh2', '10% (4; 3 slow)', '–'],
    ]);
  });

  it('[R10.04] says nothing of causes where none are known', () => {
    const vitals = [{ version: '1.1.0', vitals: FIGURES.vitals, causes: [] }];
    render(<StaffApp state={{ ...STATE, widget: { ...STATE.widget!, vitals } }} />);
    const part = within(screen.getByRole('region', { name: /Speed/ }));
    expect(part.getAllByRole('table')).toHaveLength(1);
  });

  it('[R10.03] says who hears whom as a list, and draws the same', () => {
    render(<StaffApp state={STATE} />);
    const part = within(screen.getByRole('region', { name: 'Who hears whom' }));
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ads:shown is heard by mf-results.',
      'search-form:found is heard from mf-search-form.',
      'No other widget hears ads:closed.',
    ]);
    expect(part.getByRole('img').textContent).toContain('mf-search-form');
  });

  it('[R10.04] raises and takes back the version that it shows, and no other', () => {
    const ofForms = () =>
      screen
        .getAllByRole<HTMLFormElement>('form')
        .map((form) => new FormData(form).get('of'))
        .filter((of) => of !== null);
    const viewer = { ...STATE.viewer, acts: ['raise', 'rollback', 'hold'] };
    const { unmount } = render(<StaffApp state={{ ...STATE, viewer }} />);
    expect(ofForms()).toEqual(['1.1.0', '1.1.0', 'pinned']);
    unmount();
    const widget = { ...STATE.widget!, trial: null };
    render(<StaffApp state={{ ...STATE, viewer, widget }} />);
    expect(ofForms()).toEqual(['1.0.0', 'pinned']);
  });

  it('[R10.04] has the forms of what its viewer may do, and no others', () => {
    const viewer = { ...STATE.viewer, acts: ['rollback'] };
    const { unmount } = render(<StaffApp state={{ ...STATE, viewer }} />);
    const [form, ...more] = screen.getAllByRole('form');
    expect(form).toHaveAttribute('action', '/staff/team/mf-ads/rollback');
    expect(more).toEqual([]);
    unmount();
    render(<StaffApp state={{ ...STATE, viewer: { ...viewer, acts: [] } }} />);
    expect(screen.queryAllByRole('form')).toEqual([]);
    expect(screen.getByText('This sign-in may do no act.')).toBeInTheDocument();
  });
});

describe("the forms of a team's page that keeps itself up to date", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const TRIAL = STATE.widget!.trial!;

  /** Types a reason into a form, and has the page learn then of what has changed. */
  async function typeWhile(name: string, changes: Partial<TeamWidget>, state = STATE) {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<StaffApp state={state} />);
    const reasonIn = (form: string) =>
      within(screen.getByRole('form', { name: form })).getByRole('textbox');
    await user.type(reasonIn(`mf-ads ${name}`), 'it fails');
    fetchTeam.mockResolvedValue({ ...state, widget: { ...state.widget!, ...changes } });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    return reasonIn;
  }
  function ofIn(field: HTMLElement): unknown {
    return new FormData(field.closest('form')!).get('of');
  }

  it('[R10.04] never aim a reason that somebody typed for one version at another', async () => {
    const reasonIn = await typeWhile('Take the canary back', { trial: null });
    const reason = reasonIn('mf-ads Go back to the version before');
    expect(ofIn(reason)).toBe('1.0.0');
    expect(reason).toHaveValue('');
    expect(reason).toBeInvalid();
    expect(reason).not.toHaveFocus();
  });

  it('[R10.04] are empty again where another trial runs', async () => {
    const reasonIn = await typeWhile('Change the share', { trial: { ...TRIAL, version: '1.2.0' } });
    const reason = reasonIn('mf-ads Change the share');
    expect(ofIn(reason)).toBe('1.2.0');
    expect(reason).toHaveValue('');
  });

  it('[R10.04] are empty again where the trial has become the live version', async () => {
    const [live] = STATE.widget!.versions;
    const versions = [{ ...live!, version: '1.1.0' }];
    const reasonIn = await typeWhile('Take the canary back', { trial: null, versions });
    const reason = reasonIn('mf-ads Go back to the version before');
    expect(ofIn(reason)).toBe('1.1.0');
    expect(reason).toHaveValue('');
  });

  it('[R10.04] are empty again where the widget is held otherwise', async () => {
    const viewer = { ...STATE.viewer, widget: 'operator', acts: ['hold'] };
    const pinned = { ...STATE, viewer, widget: { ...STATE.widget!, hold: 'pinned' as const } };
    const reasonIn = await typeWhile('Release', { hold: 'frozen' }, pinned);
    const reason = reasonIn('mf-ads Release');
    expect(ofIn(reason)).toBe('frozen');
    expect(reason).toHaveValue('');
  });

  it('[R10.04] are empty again where a version that waited has gone', async () => {
    const [live] = STATE.widget!.versions;
    const [chosen, other] = ['1.2.0', '1.1.1'].map((version) => ({
      ...live!,
      version,
      live: false,
      stable: false,
      traffic: 0,
    }));
    const waiting = { ...STATE.widget!, trial: null, versions: [chosen!, other!, live!] };
    const label = 'Give this version to visitors';
    const versions = [other!, live!];
    const reasonIn = await typeWhile(
      label,
      { trial: null, versions },
      { ...STATE, widget: waiting },
    );
    expect(reasonIn(`mf-ads ${label}`)).toHaveValue('');
  });

  it('[R10.04] keep what was typed while the version that they are about stays the same', async () => {
    const reasonIn = await typeWhile('Take the canary back', { trial: { ...TRIAL, traffic: 25 } });
    const reason = reasonIn('mf-ads Take the canary back');
    expect(reason).toHaveValue('it fails');
    expect(reason).toHaveFocus();
  });
});
