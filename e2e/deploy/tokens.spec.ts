import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { expect, test } from '../stack/test.ts';

const run = promisify(execFile);

test("[R10.02] an operator's command issues a token of one widget, which there is or which is meant to be new, lists it and revokes it", async ({
  stack: { registryUrl, access },
}) => {
  const operator = access.tokens['operator'] ?? '';
  const tokens = async (...words: string[]) => {
    const { stdout } = await run(
      process.execPath,
      ['tooling/commands/tokens.ts', ...words, '--to', registryUrl, `--token=${operator}`],
      { cwd: repositoryRoot },
    );
    return stdout;
  };
  const said = await tokens('issue', 'mf-ads', '--acts', 'hold', '--days', '7', '--why', 'its CI');
  const [token = '', id = ''] = /asg_([0-9a-f]{8})_\S+/.exec(said) ?? [];
  const pin = async (widget: string) => {
    const { status } = await fetch(`${registryUrl}/widgets/${widget}/hold`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ hold: '', reason: 'to try it' }),
    });
    return status;
  };
  expect([await pin('mf-ads'), await pin('mf-results')]).toEqual([200, 403]);
  expect(await tokens('list')).toMatch(new RegExp(`${id} +mf-ads +until .* hold +by operator`));
  expect(await tokens('list')).toMatch(new RegExp(`${id} +mf-ads +until .* used [-0-9]+T[0-9]+h`));
  expect(await tokens('revoke', id, '--why', 'done')).toContain(`${id} is revoked.`);
  expect(await pin('mf-ads')).toBe(401);
  expect(await tokens('list')).toMatch(new RegExp(`${id} +mf-ads +revoked`));
  // nobody has a token that counts for every widget, the shell neither
  expect(await tokens('list')).not.toMatch(/operator +until/);
  await expect(tokens('issue', 'mf-ads')).rejects.toThrow('--why');
  await expect(tokens('issue', 'mf-ads', '--acts', 'hold,hodl', '--why', 'x')).rejects.toThrow(
    'A token of mf-ads may publish, raise, rollback, hold, settings, preview, not "hodl".',
  );
  await expect(tokens('issue', 'mf-adz', '--why', 'x')).rejects.toThrow(
    /Nobody has published a widget mf-adz yet; there are .*mf-ads, .*, shell\. With --new it gets a token all the same\./,
  );
  expect(await tokens('issue', 'mf-adz', '--new', '--why', 'x')).toMatch(/^The token of mf-adz/);
});
