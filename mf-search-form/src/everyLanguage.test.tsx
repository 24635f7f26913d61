import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { FORM_MESSAGES, SEARCH_MESSAGES, type SearchErrorCode } from 'shared-contracts/messages';
import english from 'shared-contracts/labels/en';
import korean from 'shared-contracts/labels/ko';
import simplified from 'shared-contracts/labels/zh-Hans';
import traditional from 'shared-contracts/labels/zh-Hant';
import { toDayNumber } from 'shared-contracts/format';
import type { Locale, WidgetProps } from 'shared-contracts/widget';
import { reactWidget } from 'shared-ui/island';
import type { SearchFormData } from './searchFormData.ts';
import en from './messages/en.json';
import ko from './messages/ko.json';
import hans from './messages/zh-Hans.json';
import hant from './messages/zh-Hant.json';
import { SearchForm } from './SearchForm.tsx';
import { createSearchStore } from './condition/store.ts';
import { HOLIDAYS, openForm } from './testing/openForm.ts';
import japanese from './widget.tsx';

type Message = keyof typeof FORM_MESSAGES | keyof typeof SEARCH_MESSAGES | SearchErrorCode;
interface Case extends WidgetProps {
  readonly answer?: () => never;
}

const CHIBA = 'area[]=12&year=2026&month=11&day=28';
const SOLO = 'c_name=asashiba&search_flag=1';
function fail(error: Error) {
  return () => {
    throw error;
  };
}

/** Gives each message an address that brings it to the page. The type makes the table complete. */
const CASES: Readonly<Record<Exclude<Message, 'DEFAULT'>, Case>> = {
  areaRequired: { page: 'result', query: '' },
  tooManyAreas: { page: 'result', query: 'area[]=1&area[]=12&area[]=13&area[]=14' },
  domesticWithOverseas: { page: 'result', query: 'area[]=48&area[]=12' },
  mapTooMany: { page: 'map', query: 'area[]=0' },
  mapOverseas: { page: 'map', query: 'area[]=48' },
  countryRequired: { page: 'result', query: 'search_mode=overseas' },
  courseUnknown: { page: 'solo', query: SOLO },
  playDateRequired: { page: 'result', query: 'area[]=12&year=&month=&day=' },
  C000001: { page: 'result', query: `${CHIBA}&plan_day_detail[]=8` },
  C000002: { page: 'result', query: 'area[]=99' },
  C000003: { page: 'result', query: `${CHIBA}&widthday=99` },
  C000004: { page: 'result', query: 'area[]=12&year=2026&month=1&day=1' },
  C000005: { page: 'result', query: `${CHIBA}&play_fee_min=12000&play_fee_max=8000` },
  C000006: { page: 'result', query: `${CHIBA}&srch_keyword=(lunch)` },
  C000007: { page: 'result', query: `${CHIBA}&srch_keyword=${'a'.repeat(101)}` },
  APIERROR: {
    page: 'solo',
    query: CHIBA,
    answer: fail(new ApiError('Bad', { status: 502, path: '/solo/search' })),
  },
  TIMEOUT: { page: 'solo', query: CHIBA, answer: fail(new TimeoutError('/solo/search')) },
};

const OTHERS = {
  'en-US': {
    messages: en,
    labels: english,
    own: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  'ko-KR': {
    messages: ko,
    labels: korean,
    own: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  'zh-Hans': {
    messages: hans,
    labels: simplified,
    own: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  'zh-Hant': {
    messages: hant,
    labels: traditional,
    own: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
} as const;
type Other = keyof typeof OTHERS;

function widgetOf(locale: Locale) {
  return locale === 'ja-JP'
    ? japanese
    : reactWidget<SearchFormData>({
        load: async () => ({ today: toDayNumber(2026, 11, 21), holidays: HOLIDAYS }),
        createStore: createSearchStore,
        View: SearchForm,
        messages: OTHERS[locale].messages,
        labels: OTHERS[locale].labels,
      });
}
function open(props: WidgetProps, locale: Locale, answer?: unknown) {
  return openForm({
    ...props,
    locale,
    widget: widgetOf(locale),
    answers: {
      '/calendar/holidays': { data: HOLIDAYS },
      ...(answer !== undefined && { '/solo/search': answer }),
    },
  });
}
/** Gives the text of all alerts on the page. */
async function alerts() {
  const shown = await screen.findAllByRole('alert');
  return shown.map(({ textContent }) => textContent).join('\n');
}
/** What each message says in Japanese, whatever it names. */
const TEXTS: Readonly<Record<Message, string>> = {
  ...FORM_MESSAGES,
  ...SEARCH_MESSAGES,
  C000001: 'の値が正しくありません。選び直してください。',
  C000002: 'エリアの値が正しくありません。選び直してください。（エリア：',
  C000003: 'を正しく入力してください。',
  C000004: 'プレー日は本日から2027年6月30日までの間で入力してください。',
  C000005: 'の設定が正しくありません。',
  C000006: 'に使用できない文字が含まれています。削除してください。',
  C000007: 'は100文字以内で入力してください。',
};

describe.each(Object.entries(CASES) as [Exclude<Message, 'DEFAULT'>, Case][])(
  'the message %s',
  (message, { answer, ...props }) => {
    it('[R8.01][R8.02] appears on the page in Japanese', async () => {
      await open(props, 'ja-JP', answer);
      expect(await alerts()).toContain(TEXTS[message]);
    });

    it.each(Object.keys(OTHERS) as Other[])(
      '[R9.06] contains no Japanese in %s',
      async (locale) => {
        await open(props, locale, answer);
        const said = await alerts();
        expect(said).not.toBe('');
        expect(said).not.toMatch(OTHERS[locale].own);
      },
    );
  },
);

it.each([
  ['en-US', /^Area/, 'You can select up to 3 areas.'],
  ['ko-KR', /^지역/, '지역은 3개까지 선택할 수 있습니다.'],
  ['zh-Hans', /^地区/, '最多可选择3个地区。'],
  ['zh-Hant', /^地區/, '最多可選擇3個地區。'],
] as const)('[R5.21][R9.06] a fourth area is refused in %s', async (locale, area, refusal) => {
  await open({ page: 'top', query: 'area[]=12&area[]=13&area[]=14' }, locale);
  await userEvent.click(screen.getByRole('button', { name: area }));
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: false });
  // the first box stands for the whole region, and is half ticked
  const [box] = boxes.filter(({ indeterminate }) => !indeterminate);
  if (!box) throw new Error('no box is free');
  await userEvent.click(box);
  expect(await alerts()).toContain(refusal);
});

it.each([
  ['en-US', 'Chiba'],
  ['ko-KR', '지바현'],
] as const)(
  '[R9.06] a suggested course is named in Japanese, and its place in %s',
  async (locale, place) => {
    await openForm({
      page: 'top',
      query: '',
      locale,
      widget: widgetOf(locale),
      answers: {
        '/calendar/holidays': { data: HOLIDAYS },
        '/course/suggestion': {
          result_status: 200,
          data: [{ c_id: 1, c_name: '南総カントリークラブ', prefecture: '千葉県' }],
          areas: [{ pref_cd: 12, pref_name: '千葉県' }],
        },
      },
    });
    const [name] = screen.getAllByRole('combobox').filter((field) => field.matches('input'));
    if (!name) throw new Error('no field for a name');
    await userEvent.type(name, '千葉');
    expect(await screen.findByText('南総カントリークラブ')).toHaveAttribute('lang', 'ja');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toContain(`南総カントリークラブ${place}`);
    expect(options).toContain(place);
  },
);
