import type { SoloRound, SoloSearchReply } from 'shared-contracts/gateway';

/** Makes a round for single players; `round` changes parts of it. */
export function aRound(round: Partial<SoloRound> = {}): SoloRound {
  return {
    round_id: '10001-20785-1',
    c_id: 10_001,
    c_name: '朝芝カントリークラブ',
    pref_cd: 12,
    pref_name: '千葉県',
    city: '朝凪市',
    overall: 4.2,
    play_date: '2026-11-28',
    start_time: '07:22',
    price: 11_800,
    capacity: 4,
    least: 2,
    is_on: true,
    entrants: [{ age: 40, skill: 100 }, { age: 30 }],
    caddie: false,
    lunch: true,
    solo_play_style: 103,
    ...round,
  };
}

const FULL = { entrants: [{ age: 50, skill: 90 }, {}, { skill: 110 }, { age: 60 }], is_on: true };
/** Rounds of two days in every state: it takes place, it lacks players, it is empty, it is full. */
export const SOME_ROUNDS: SoloSearchReply = {
  result_status: 200,
  search_cnt: 44,
  page_cnt: 3,
  items: [
    aRound(),
    aRound({
      round_id: 'b',
      c_name: '月影高原セントラルゴルフガーデン',
      start_time: '08:07',
      least: 3,
      is_on: false,
      caddie: true,
      price: 15_400,
    }),
    aRound({
      round_id: 'c',
      c_name: '浜木綿江レイクＧＣ　東コース',
      start_time: '09:15',
      entrants: [],
      is_on: false,
      solo_play_style: 2,
    }),
    aRound({ round_id: 'd', play_date: '2026-11-29', start_time: '10:30', ...FULL }),
  ],
};
export const NO_ROUND: SoloSearchReply = {
  result_status: 200,
  search_cnt: 0,
  page_cnt: 0,
  items: [],
};
