import { aRecording } from '../../golf/testing/index.ts';
import {
  parseRecording,
  toRecordedQuery,
  toRecording,
  RecordingError,
} from '../../platform/recording/index.ts';
import { RECORDED_SITE } from '../site/index.ts';

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof RecordingError) return error.problems;
    throw error;
  }
  return [];
}
const reply = {
  at: 0,
  widget: 'mf-results',
  method: 'GET',
  path: '/course/search',
  query: '',
  status: 200,
};

describe('a recording', () => {
  it('is the same after writing and reading a file', () => {
    expect(parseRecording(JSON.stringify(aRecording()), RECORDED_SITE)).toEqual(aRecording());
  });

  it.each([
    ['{', /^the file: is not JSON/],
    ['null', /^the file: should be object$/],
    [JSON.stringify({ ...aRecording(), format: 2 }), /^format: is 2; this build reads 1\./],
    [JSON.stringify({ ...aRecording(), recordedAt: 'yesterday' }), /^recordedAt: /],
    [JSON.stringify({ ...aRecording(), locale: 'fr' }), /^locale: should be ja-JP or en-US/],
    [JSON.stringify({ ...aRecording(), now: undefined }), /^now: should be number, is missing$/],
    [
      JSON.stringify({
        ...aRecording(),
        events: [{ at: -1, sender: 'mf-ads', event: 'x', payload: {} }],
      }),
      /^events\.0\.at: /,
    ],
  ])('that cannot be read says where (%#)', (text, problem) => {
    expect(problemsOf(() => parseRecording(text, RECORDED_SITE))).toEqual([
      expect.stringMatching(problem),
    ]);
  });

  it.each([
    ['a call that was masked but kept', { ...reply, masked: true, body: { name: '朝芝 太郎' } }],
    ['a call of the user API', { ...reply, method: 'JSONP', body: {} }],
    ['a cookie', { ...reply, headers: { 'set-cookie': 'a=b' } }],
    ['a token', { ...reply, headers: { authorization: 'Bearer a' } }],
  ])('holds no member data: %s is refused', (_what, kept) => {
    expect(
      problemsOf(() => toRecording({ ...aRecording(), replies: [kept] }, RECORDED_SITE)),
    ).toEqual([expect.stringMatching(/^replies\.0/)]);
  });

  it('writes a query in one form', () => {
    expect(toRecordedQuery({ page: 2, 'area[]': [12, 8], none: undefined, name: '東 &' })).toBe(
      toRecordedQuery({ name: '東 &', 'area[]': [12, 8], page: 2 }),
    );
    expect(toRecordedQuery({ b: [2, 1], a: true })).toBe('a=true&b=2&b=1');
  });
});
