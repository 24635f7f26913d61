import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRecording } from 'shared-contracts/testing';
import { openRecording } from './openRecording.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function open(text: string, name = 'mf-results') {
  const file = join(folder, 'visit.json');
  await writeFile(file, text);
  return openRecording(file, name, '1.0.0');
}
function widgets(version: string) {
  return [{ name: 'mf-results', version, slot: 'results', config: {}, firstPaint: {} }];
}

describe('a recording to be played', () => {
  it.each([
    [
      'is not JSON',
      '{',
      /visit\.json: Not a recording that can be read:\n {2}the file: is not JSON/,
    ],
    [
      'has another format',
      JSON.stringify({ ...aRecording(), format: 7 }),
      /format: is 7; this build reads 1/,
    ],
    [
      'lacks a field',
      JSON.stringify({ ...aRecording(), locale: undefined }),
      /locale: should be ja-JP or/,
    ],
  ])('is refused with a reason where it %s', async (_what, text, reason) => {
    await expect(open(text)).rejects.toThrow(reason);
  });

  it('is refused where the visit does not contain the widget, or the file is missing', async () => {
    await expect(open(JSON.stringify(aRecording()), 'mf-ads')).rejects.toThrow(
      'mf-ads is not in the recording, which has mf-results in results',
    );
    await expect(openRecording(join(folder, 'none.json'), 'mf-results', '1.0.0')).rejects.toThrow(
      /ENOENT/,
    );
  });

  it('comes with remarks on its version and on what no longer fits', async () => {
    expect(
      (await open(JSON.stringify(aRecording({ widgets: widgets('1.0.0-b12') })))).remarks,
    ).toEqual([]);
    const events = [{ at: 0, sender: 'mf-ads', event: 'ads:gone', payload: {} }];
    expect(
      (await open(JSON.stringify(aRecording({ widgets: widgets('0.9.0'), events })))).remarks,
    ).toEqual([
      expect.stringMatching(/^Recorded with mf-results 0\.9\.0; this source is \d/),
      'No longer fits: ads:gone from mf-ads: is no event any more',
    ]);
  });
});
