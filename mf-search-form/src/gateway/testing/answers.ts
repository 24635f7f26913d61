import type { Answer } from 'shared-contracts/platform-testing';

const FOUND = {
  result_status: 200,
  data: [
    { c_id: 1, c_name: '千葉南総カントリークラブ', prefecture: '千葉県' },
    { c_id: 2, c_name: '千葉の森ゴルフ倶楽部', prefecture: '千葉県' },
  ],
  areas: [{ pref_cd: 12, pref_name: '千葉県' }],
};

/** What the gateway answers in every story, unless the story says otherwise. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  '/calendar/holidays': {
    data: {
      '2026-11-23': '勤労感謝の日',
      '2027-01-01': '元日',
      '2027-01-11': '成人の日',
      '2027-02-11': '建国記念の日',
      '2027-02-23': '天皇誕生日',
    },
  },
  '/course/suggestion': FOUND,
  '/course/suggestion/result': {
    result_status: 200,
    golf_data: FOUND.data,
    pref_data: FOUND.areas,
    country_data: [{ country_cd: 1, country_name: 'ハワイ' }],
  },
  '/course/count': { result_status: 200, search_cnt: 128 },
};

const NOTHING = { result_status: 200, data: [], areas: [] };

/** No course and no area fits the name. */
export const NOTHING_SUGGESTED: Readonly<Record<string, Answer>> = {
  '/course/suggestion': NOTHING,
};
/** The call for suggestions fails. */
export const NO_SUGGESTIONS: Readonly<Record<string, Answer>> = {
  '/course/suggestion': { ...NOTHING, result_status: 500 },
};
/** No course fits the condition. */
export const NOTHING_FOUND: Readonly<Record<string, Answer>> = {
  '/course/count': { result_status: 200, search_cnt: 0 },
};
