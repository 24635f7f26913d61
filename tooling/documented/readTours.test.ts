import { withEdit } from './applyEdit.ts';
import { readTours } from './readTours.ts';

const PAGE = `# Where\n\n## Tours\n\nWords.\n
### A thing\n\nAt most 2 files.\n
\`a/b.ts\`, after \`one: 1,\`:\n\n\`\`\`ts\n  two: 2,\n\`\`\`\n
\`c.ts\`, a new file:\n\n\`\`\`ts\nexport {};\n\`\`\`\n
\`\`\`sh\nnpm run document\n\`\`\`\n
It is known by its name, \`two\`:\n\n- \`a/b.test.ts\`: it counts\n\n\`\`\`sh\nnpm run conform\n\`\`\`\n\n## Later\n`;

it('reads the steps of a tour, how many files it may touch, the tests that know what it adds, and the checks after them', () => {
  expect(readTours(PAGE)).toEqual([
    {
      title: 'A thing',
      most: 2,
      steps: [
        {
          kind: 'edit',
          path: 'a/b.ts',
          at: { side: 'after', line: 'one: 1,' },
          text: '  two: 2,\n',
        },
        { kind: 'edit', path: 'c.ts', text: 'export {};\n' },
        { kind: 'commands', lines: ['npm run document'] },
      ],
      name: 'two',
      knownBy: ['a/b.test.ts'],
      checks: ['npm run conform'],
      leftToTranslate: [],
    },
  ]);
  expect(readTours('# Nothing\n')).toEqual([]);
});

it('refuses a code block without a place, and a tour without tests or without a number of files', () => {
  expect(() => readTours(PAGE.replace('`c.ts`, a new file:', 'In `c.ts`:'))).toThrow(
    'A thing: no line says where this goes',
  );
  expect(() => readTours(PAGE.replace('- `a/b.test.ts`: it counts', ''))).toThrow('A thing needs');
  expect(() => readTours(PAGE.replace('At most 2 files.', ''))).toThrow('A thing needs');
});

it('puts text beside or in place of the line that is named, and refuses where that line is missing or there twice', () => {
  const step = { kind: 'edit', path: 'a.ts', text: '  b,\n' } as const;
  expect(withEdit('{\n  a,\n}\n', { ...step, at: { side: 'after', line: 'a,' } })).toBe(
    '{\n  a,\n  b,\n}\n',
  );
  expect(withEdit('{\n  a,\n}\n', { ...step, at: { side: 'before', line: '  a,' } })).toBe(
    '{\n  b,\n  a,\n}\n',
  );
  expect(withEdit('{\n  a,\n}\n', { ...step, at: { side: 'in place of', line: 'a,' } })).toBe(
    '{\n  b,\n}\n',
  );
  for (const text of ['{}', 'a,\na,\n'])
    expect(() => withEdit(text, { ...step, at: { side: 'after', line: 'a,' } })).toThrow(
      'not once',
    );
});
