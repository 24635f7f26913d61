import { readingOn } from '../../testing/readingOn.ts';
import { isForbiddenSymbol, normaliseText, parseSearchQuery, toSearchQuery } from '../index.ts';

const read = readingOn('2026-11-21');
function nameOf(encoded: string) {
  return read(`search_c_name=${encoded}`).condition.courseName;
}
function encodedTimes(text: string, times: number): string {
  return times === 0 ? text : encodedTimes(encodeURIComponent(text), times - 1);
}

describe('a course name', () => {
  it('[R5.18] [R5.02] has at most 80 characters, counted as people count them', () => {
    expect(read(`search_c_name=${'𠮷'.repeat(80)}`).error).toBeUndefined();
    expect(read(`search_c_name=${'あ'.repeat(81)}`)).toMatchObject({
      condition: { courseName: 'あ'.repeat(81) },
      error: { code: 'C000007', message: 'コース名は80文字以内で入力してください。' },
    });
    // a half-width kana with its mark counts as one letter
    expect(read(`search_c_name=${'ｶﾞ'.repeat(80)}`).error).toBeUndefined();
  });

  it('[R5.18] has no forbidden symbol of either width', () => {
    for (const symbol of '<>"\'\\;|{}[]^`$%#=*＜＞＂＇＼；｜｛｝［］＾｀＄％＃＝＊') {
      expect(read(`search_c_name=${encodeURIComponent(`朝${symbol}芝`)}`)).toMatchObject({
        error: {
          code: 'C000006',
          field: 'courseName',
          message: 'コース名に使用できない文字が含まれています。削除してください。',
        },
      });
    }
    expect(isForbiddenSymbol('\u0007')).toBe(true);
  });

  it('[R5.18] may be the name of any course', () => {
    for (const name of [
      '３１カントリークラブ',
      'パシフィックブルーＣ．Ｃ．',
      '【ＰＧＭ】総丘カントリー倶楽部',
      'Ｊ＆Ｐゴルフ',
      '霞ヶ浦・出島',
      '朝芝（旧東コース）',
      'ザ・カントリークラブ 〜東〜',
    ]) {
      const parsed = read(`search_c_name=${encodeURIComponent(name)}`);
      expect(parsed.error).toBeUndefined();
      // the same name typed in another width
      expect(parsed.condition.courseName).toBe(normaliseText(name.normalize('NFKC')));
    }
  });

  it('[R5.20] is decoded until no escape is left', () => {
    for (const times of [1, 2, 3, 4])
      expect(nameOf(encodedTimes('朝芝ゴルフ', times))).toBe('朝芝ゴルフ');
    expect(nameOf('%25EF%25BC%2585')).toBe('%');
    expect(nameOf(`%${'25'.repeat(2000)}41`)).toBe('');
  });

  it('[R5.20] from an old page is read in EUC-JP and Shift_JIS, and never becomes garbage', () => {
    expect(nameOf('%A5%B4%A5%EB%A5%D5')).toBe('ゴルフ');
    expect(nameOf('%C4%AB%BC%C7')).toBe('朝芝');
    expect(nameOf('%83S%83%8B%83t')).toBe('ゴルフ');
    expect(nameOf('%92%A9%8E%C5')).toBe('朝芝');
    expect(read('area=12&search_c_name=%FF%FE%FF')).toMatchObject({
      condition: { courseName: '', area: [12] },
      dropped: ['search_c_name'],
    });
    // the decoders of server and browser differ on these bytes
    expect([nameOf('%8E%E0'), nameOf('%83%40%F0%40')]).toEqual(['錫', '']);
    // a link that was cut within a letter keeps the letters before it
    expect(nameOf('%E3%82%B4%E3%83%AB%E3')).toBe('ゴル');
  });

  it('[R5.18] has one form for every width and mark, without invisible characters', () => {
    for (const typed of [
      'ゴルフ',
      'ｺﾞﾙﾌ',
      'コ\u3099ルフ',
      'コ゛ルフ',
      ' ゴルフ　',
      'ゴ\u200Bル\u202Eフ',
      '\u0000ゴルフ\uFEFF',
      'ゴル\u00ADフ',
    ]) {
      expect(nameOf(encodeURIComponent(typed))).toBe('ゴルフ');
    }
    expect(normaliseText('朝\uD800芝')).toBe('朝\uFFFD芝');
    expect(normaliseText('ＡＢＣ　\u3000１２')).toBe('ABC 12');
  });

  it('[R5.29] that is far too long keeps 200 characters for the visitor to shorten', () => {
    const { condition, error } = read(`search_c_name=${'あ'.repeat(5000)}`);
    expect([condition.courseName.length, error?.code]).toEqual([200, 'C000007']);
    const again = parseSearchQuery(toSearchQuery(condition), {
      now: Date.UTC(2026, 10, 21),
      form: 'result',
    });
    expect(again.condition.courseName).toBe(condition.courseName);
  });
});

describe('a keyword', () => {
  it('[R5.19] has 100 characters at most and neither forbidden symbols nor parentheses of any width', () => {
    expect(read(`area=12&srch_keyword=${'あ'.repeat(100)}`).error).toBeUndefined();
    expect(read(`area=12&srch_keyword=${'あ'.repeat(101)}`).error).toMatchObject({
      code: 'C000007',
      message: 'キーワードは100文字以内で入力してください。',
    });
    for (const wrong of ['a(b', 'a)b', 'a（b', 'a）b', 'a<b']) {
      expect(read(`area=12&srch_keyword=${encodeURIComponent(wrong)}`)).toMatchObject({
        condition: { keyword: wrong.normalize('NFKC') },
        error: {
          code: 'C000006',
          field: 'keyword',
          message: 'キーワードに使用できない文字が含まれています。削除してください。',
        },
      });
    }
    expect(isForbiddenSymbol('(')).toBe(false);
    expect(isForbiddenSymbol('(', 'keyword')).toBe(true);
  });

  it('[R5.36] loses the words for a competition’s perks on the result form only', () => {
    const query =
      'area=12&search_mode=competition&compe_arr[]=3&srch_keyword=賞品　富士山+幹事特典';
    expect(read(query).condition).toMatchObject({ keyword: '富士山', compeTypes: [1, 2, 3] });
    expect(read(query, 'detail').condition).toMatchObject({
      keyword: '賞品 富士山 幹事特典',
      compeTypes: [3],
    });
    expect(read('area=12&srch_keyword=早期予約').condition).toMatchObject({
      keyword: '',
      compeTypes: [3],
    });
    expect(read('area=12&srch_keyword=豪華賞品付き').condition).toMatchObject({
      keyword: '豪華賞品付き',
      compeTypes: [],
    });
  });
});
