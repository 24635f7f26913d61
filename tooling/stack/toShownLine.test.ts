import { toShownLine } from './toShownLine.ts';

it('shows plain lines, and the messages of warnings and errors', () => {
  expect(toShownLine('filling the inventory 50%', false)).toBe('filling the inventory 50%');
  expect(toShownLine('{"level":40,"msg":"the registry does not answer"}', false)).toBe(
    'the registry does not answer',
  );
  expect(
    toShownLine('{"level":50,"msg":"request failed","err":{"stack":"Error: a\\n  at b"}}', false),
  ).toBe('request failed\nError: a\n  at b');
  expect(toShownLine('{ broken', false)).toBe('{ broken');
});

it('shows which widget failed in a browser, without the control characters of strangers', () => {
  const line = JSON.stringify({
    level: 40,
    msg: 'a widget failed in a browser',
    report: { widget: 'mf-ads@1.0.0', message: 'no such event\u001b[2J' },
  });
  expect(toShownLine(line, false)).toBe(
    'a widget failed in a browser: ["mf-ads@1.0.0","no such event\\u001b[2J"]',
  );
});

it('hides requests and addresses, except with VERBOSE', () => {
  const request = '{"level":30,"msg":"incoming request"}';
  expect(toShownLine(request, false)).toBeUndefined();
  expect(toShownLine('ready on http://localhost:3100', false)).toBeUndefined();
  expect(toShownLine(request, true)).toBe(request);
  expect(toShownLine('  ', true)).toBeUndefined();
});
