import { randomBytes } from 'node:crypto';
import type { WidgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../../testing/widgetFiles.ts';
import { brokenWeight } from './brokenWeight.ts';
import { weigh } from './weigh.ts';

/** A text that does not pack to less than half of this. */
function noise(bytes: number): string {
  return randomBytes(bytes / 2).toString('hex');
}

async function complaints(
  files: Readonly<Record<string, string>>,
  manifest: Partial<WidgetManifest>,
) {
  const built = widgetFiles({ name: 'mf-weather', files, manifest });
  const content = new Map(Object.entries(built).map(([path, text]) => [path, Buffer.from(text)]));
  const said = JSON.parse(built['widget.json']) as WidgetManifest;
  return brokenWeight(said, await weigh(said, content));
}

const HEAVY = noise(200_000);
const LIGHT = noise(2000);

describe('the weight of a first paint', () => {
  it('[R10.03] is that of the files that were sent, whatever the manifest says of them', async () => {
    expect(
      await complaints(
        { 'widget.js': LIGHT, 'a.css': 'a{}' },
        { scripts: ['widget.js'], styles: ['a.css'] },
      ),
    ).toEqual([]);
    expect(
      await complaints({ 'widget.js': LIGHT }, { scripts: ['widget.js'], budget: 500 }),
    ).toEqual([expect.stringMatching(/^mf-weather loads \d{4} bytes .*; its budget is 500\.$/)]);
  });

  it('[R10.03] has no room for three megabytes of styles, early or late', async () => {
    const sheet = `a{color:red}/*${'x'.repeat(3_000_000)}*/`;
    for (const manifest of [{ styles: ['a.css'] }, { laterStyles: ['a.css'] }])
      expect(await complaints({ 'a.css': sheet }, manifest)).toEqual([
        'mf-weather puts up to 3000016 bytes of style sheets into a document; no widget may have more than 131072.',
      ]);
  });

  it.each([
    ['in the entry', { 'remoteEntry.js': HEAVY }, { scripts: [] }],
    ['in a script that the manifest does not name', { 'chunk.js': HEAVY }, { scripts: [] }],
    [
      'in one language',
      { 'widget.js': LIGHT, 'widget-ko.js': HEAVY },
      { scripts: ['widget.js'], scriptsByLanguage: { en: ['widget.js'], ko: ['widget-ko.js'] } },
    ],
  ])('[R10.03] counts a script that is hidden %s', async (_, files, manifest) => {
    expect(await complaints(files, manifest)).toEqual([
      expect.stringMatching(
        /^mf-weather loads \d{6} bytes of script \(brotli\) .* in its heaviest language; no widget may load more than 65536\.$/,
      ),
    ]);
  });
});
