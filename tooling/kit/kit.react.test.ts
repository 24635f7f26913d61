/** @jest-environment node */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { installKit, type InstalledKit, LONGEST, typeErrors } from './installedKit.ts';

let installed: InstalledKit;
beforeAll(async () => {
  installed = await installKit();
}, LONGEST);
afterAll(() => installed.remove());

/** Says where in the sources a text of a script is. */
function placeInSources(script: string, map: string, text: string) {
  const lines = script.split('\n');
  const line = lines.findIndex((each) => each.includes(text));
  const read = new SourceMap(JSON.parse(map) as SourceMapPayload);
  return read.findEntry(line, lines[line]?.indexOf(text) ?? 0);
}

describe('a widget of TypeScript and React', () => {
  it(
    '[R10.02][R10.03] is built without a configuration of a bundler, takes React of the page, and keeps what a registry asks',
    async () => {
      const own = await installed.aReactWidget('mf-react');
      expect(await installed.type(['test'], own)).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/pass 3\n.*fail 0$/ms),
      });
      expect(await installed.type(['build'], own)).toMatchObject({ code: 0, stderr: '' });
      expect(await installed.type(['check'], own)).toMatchObject({ code: 0, stderr: '' });
      const built = (file: string) => readFile(join(own, 'dist', file), 'utf8');
      expect(JSON.parse(await built('widget.json'))).toMatchObject({
        shared: { 'react-dom/client': '^19.3.0' },
        styles: ['bundle.css'],
        locales: ['ja', 'en'],
      });
      const entry = await built('remoteEntry.js');
      expect(entry).toContain('require("react-dom/client")');
      expect(entry.length).toBeLessThan(8000);
      expect(await built('bundle.css')).toMatch(/^@layer mf-react \{.*var\(--g-ink\)/s);
      const [, name = 'no class'] =
        /\.(mf-react_holidays_[\w-]+)/.exec(await built('bundle.css')) ?? [];
      for (const file of ['remoteEntry.js', 'server.cjs'])
        expect(await built(file)).toContain(name);
    },
    LONGEST,
  );

  it(
    '[R10.05] has a map in its version, by which the registry reads the stacks of visitors: file, line and function, and no source text',
    async () => {
      const own = await installed.aReactWidget('mf-react-map');
      expect(await installed.type(['build'], own)).toMatchObject({ code: 0, stderr: '' });
      const built = (file: string) => readFile(join(own, 'dist', file), 'utf8');
      const map = await built('maps/remoteEntry.js.map');
      const source = await readFile(join(own, 'src/Holidays.tsx'), 'utf8');
      const line = source.split('\n').findIndex((each) => each.includes('texts.later'));
      expect(placeInSources(await built('remoteEntry.js'), map, '.later')).toMatchObject({
        originalSource: 'src/Holidays.tsx',
        originalLine: line,
        name: 'Holidays',
      });
      expect(map).not.toContain('useState(0)');
      expect(await built('remoteEntry.js')).not.toContain('sourceMappingURL');
      expect(
        Object.keys((JSON.parse(await built('widget.json')) as { files: object }).files),
      ).toContain('maps/remoteEntry.js.map');
    },
    LONGEST,
  );

  it(
    '[R10.02] has the types of the contract, and no error that the compiler sees',
    async () => {
      const own = await installed.aReactWidget('mf-react-typed');
      expect(await typeErrors(own, [], [])).toBe('');
    },
    LONGEST,
  );

  it(
    '[R10.02] is built with what the team adds to the preset',
    async () => {
      const own = await installed.aReactWidget('mf-react-own', {
        'webpack.config.mjs': `import { widgetPreset } from '@asashiba/widget-kit/webpack';
export default (build) => ({ ...widgetPreset(build), externals: ['react', 'react-dom'] });`,
      });
      const text = await readFile(join(own, 'widget.config.json'), 'utf8');
      await writeFile(join(own, 'widget.config.json'), text.replace(/"react[-/].*,\n/, ''));
      await installed.type(['build'], own);
      expect(await readFile(join(own, 'dist/remoteEntry.js'), 'utf8')).toContain(
        'require("react")',
      );
    },
    LONGEST,
  );

  it(
    '[R10.02] is refused with a sentence where its sources or its packages are at fault',
    async () => {
      const wrong: readonly (readonly [
        name: string,
        changes: Record<string, string>,
        said: RegExp,
      ])[] = [
        ['syntax', { 'src/Holidays.tsx': 'export const = 1;' }, /^src\/Holidays\.tsx: .*Expected/s],
        [
          'import',
          { 'src/loadHolidays.ts': "import './nope.ts';" },
          /Can't resolve '\.\/nope\.ts'/,
        ],
        [
          'config',
          { 'webpack.config.mjs': 'export default {};' },
          /^webpack\.config\.mjs has to export a function: export default \(build\) => /,
        ],
      ];
      for (const [name, changes, expected] of wrong) {
        const { code, stderr } = await installed.type(
          ['build'],
          await installed.aReactWidget(`mf-${name}`, changes),
        );
        expect([code, stderr]).toEqual([1, expect.stringMatching(expected)]);
        expect(stderr).not.toMatch(/^ {4}at /m);
      }
      const own = await installed.aReactWidget('mf-bare');
      await rm(join(own, 'node_modules'), { recursive: true });
      const { stderr } = await installed.type(['build'], own);
      expect(stderr).toMatch(
        /webpack is not installed here: npm install --save-dev webpack@5\.\d+\.\d+ @swc\/core@1\.\d+\.\d+\.$/m,
      );
    },
    LONGEST,
  );
});
