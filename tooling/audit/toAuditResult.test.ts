import { toAuditResult } from './toAuditResult.ts';

const leftPad = { name: 'left-pad', version: '1.3.0' };

function judge(output: object) {
  return toAuditResult(JSON.stringify(output));
}

describe('[issue 16] the signatures of packages', () => {
  it('are good where none is wrong and none is missing', () => {
    expect(judge({ invalid: [], missing: [] }).isGood).toBe(true);
  });

  it.each([
    ['wrong', { invalid: [leftPad], missing: [] }, 'left-pad@1.3.0 has a wrong signature.'],
    ['missing', { invalid: [], missing: [leftPad] }, 'left-pad@1.3.0 has no signature.'],
  ])('that are %s fail the audit, which names the package', (_, output, line) => {
    expect(judge(output)).toEqual({ isGood: false, lines: [line] });
  });

  it('are not audited without the server of the keys, and the audit says so', () => {
    const { isGood, lines } = judge({ error: { code: 'ENOTFOUND', summary: 'no such host' } });
    expect(isGood).toBe(true);
    expect(lines).toEqual(['Signatures of packages were not audited: no such host']);
  });

  it('fail the audit for any other reason', () => {
    expect(judge({ error: { code: 'ERESOLVE', summary: 'a broken tree' } }).isGood).toBe(false);
    expect(() => toAuditResult('<html>')).toThrow('did not answer with its JSON');
  });
});
