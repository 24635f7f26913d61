import { parameterLabel, soloWireName, soloWireNames, wireName, wireNames } from './index.ts';

describe('the names of controls', () => {
  it('[R3.01] [R3.02] are the names of the queries', () => {
    expect([
      wireName('area'),
      wireName('except'),
      wireName('twoSumReservable'),
      wireName('lid'),
    ]).toEqual(['area[]', '1except[]', '2sumRsv', 'l-id']);
    expect(wireNames('playDate')).toEqual(['year', 'month', 'day']);
    expect([
      soloWireName('soloPlayStyle'),
      soloWireName('exceptFull'),
      soloWireName('courseId'),
    ]).toEqual(['solo_play_style[]', 'is_except_full_flg', 'c_id']);
    expect(soloWireNames('playDate')).toEqual(['year', 'month', 'day']);
  });

  it('[R3.01] have labels for a page that names them', () => {
    expect(['area', 'area[]', 'rates_min', 'area_v', 'map_flg'].map(parameterLabel)).toEqual([
      'エリア',
      'エリア',
      '料金（下限）',
      '表示中の都道府県',
      '',
    ]);
  });
});
