import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startLanguage } from './startLanguage.ts';

const LABELS = 'shared-contracts/src/golf/labels';
const FILES = {
  'mf-ads/src/messages/en.json': '{ "title": "Open" }',
  'mf-ads/src/messages/ja.json': '{ "title": "開く" }',
  [`${LABELS}/en.ts`]:
    "import { words } from './words/en.ts';\nexport default translator('en-US');\n",
  [`${LABELS}/flagLabels.ts`]:
    "const LABELS = {\n  昼食付き: {\n    'en-US': 'Lunch included',\n    'ko-KR': '점심 포함',\n  },\n};\n",
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'language-'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
afterEach(() => rm(root, { recursive: true }));

function read(path: string) {
  return readFile(join(root, path), 'utf8');
}

it('[R9.06] a new language begins with copies of the English texts, and names the files to translate', async () => {
  expect(await startLanguage({ locale: 'th-TH', language: 'th', root })).toEqual([
    'mf-ads/src/messages/th.json',
    `${LABELS}/flagLabels.ts`,
    `${LABELS}/th.ts`,
  ]);
  expect(await read('mf-ads/src/messages/th.json')).toBe('{ "title": "Open" }');
  expect(await read(`${LABELS}/th.ts`)).toBe(
    "import { words } from './words/th.ts';\nexport default translator('th-TH');\n",
  );
  expect(await read(`${LABELS}/flagLabels.ts`)).toContain(
    "    'en-US': 'Lunch included',\n    'th-TH': 'Lunch included',\n    'ko-KR'",
  );
});

it('[R9.06] a language that has a catalogue already is refused', async () => {
  const start = () => startLanguage({ locale: 'th-TH', language: 'th', root });
  await start();
  await expect(start()).rejects.toThrow('EEXIST');
});
