import { createTranslator, bringLater, withTexts, type Catalogue } from './index.ts';

it('[R10.05] a chunk comes with the later texts of its language, and without them not at all', async () => {
  const first: Catalogue = { title: '検索結果', map: { loading: '読み込んでいます…' } };
  const later: Catalogue = { map: { pin: ['コース', ['name']], zoom: { in: '拡大' } }, day: '日' };
  const fetchTexts = jest
    .fn<Promise<{ default: Catalogue }>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ default: later });
  const telemetry = { error: jest.fn() };
  const t = createTranslator({
    locale: 'ja-JP',
    messages: bringLater(first, fetchTexts),
    telemetry,
  });
  const texts = () => [t('title'), t('map.loading'), t('map.pin', { name: 'A' }), t('map.zoom.in')];

  await expect(withTexts(Promise.resolve('the map'))).rejects.toThrow('lost');
  expect(await withTexts(Promise.resolve('the map'))).toBe('the map');
  expect(texts()).toEqual(['検索結果', '読み込んでいます…', 'コースA', '拡大']);
  expect([t('day'), telemetry.error.mock.calls]).toEqual(['日', []]);

  await withTexts(Promise.resolve('the calendar'));
  expect([fetchTexts.mock.calls.length, ...texts()]).toEqual([2, ...texts()]);
});
