/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { LIMITS } from './limits.ts';
import { writeLog } from './rendererLog.ts';

function aLog() {
  const said = new PassThrough();
  const lines: string[] = [];
  writeLog('mf-test@1.0.0', said, (line) => lines.push(line));
  return { said, lines };
}
function aTurn() {
  return new Promise((done) => {
    setImmediate(done);
  });
}

describe('what a renderer writes to the log', () => {
  it('has the name of its version on each line, and moves no cursor', async () => {
    const { said, lines } = aLog();
    said.write('one\n\u001b[2Jtwo\r\u202ethree\u2028');
    await aTurn();
    expect(lines).toEqual(['mf-test@1.0.0: one\n', 'mf-test@1.0.0:  [2Jtwo  three\n']);
  });

  it('is cut where it is too much', async () => {
    const { said, lines } = aLog();
    for (let written = 0; written < 3 * LIMITS.log; written += 500) {
      said.write(`${'x'.repeat(499)}\n`);
      await aTurn();
    }
    expect(lines.join('').length).toBeLessThan(2 * LIMITS.log);
    expect(lines.at(-1)).toContain('writes too much');
  });
});
