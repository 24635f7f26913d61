import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Stack } from 'tooling/stack';
import { rollbackWidget } from 'registry/client';
import { publishChanged } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';

const NAME = 'mf-member-panel';
const LATER = nextVersion();

async function hold({ registryUrl, access }: Stack, kind: '' | 'frozen'): Promise<void> {
  const { status } = await fetch(`${registryUrl}/widgets/${NAME}/hold`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${access.tokens['operator']}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ hold: kind, reason: 'a fair' }),
  });
  expect(status).toBe(200);
}

/** Gives a version to all visitors as who has the registry's database can: without an act. */
function moveInDatabase({ assetStore }: Stack, version: string): void {
  const database = new DatabaseSync(join(dirname(assetStore), 'registry/records.sqlite'), {
    timeout: 10_000,
  });
  database.prepare('update version set stable = 0, traffic = 0 where name = ?').run(NAME);
  database
    .prepare('update version set stable = 1, traffic = 100 where name = ? and version = ?')
    .run(NAME, version);
  // an act of another widget, so that the registry has a new answer
  database
    .prepare('insert into audit (at, who, act, widget, version, why) values (?, ?, ?, ?, ?, ?)')
    .run(new Date().toISOString(), 'somebody', 'configured', 'mf-ads', '', '');
  database.close();
}

test('[R10.05] a frozen widget goes back at every shell, but forward only once an operator has released it, even if its registry says otherwise', async ({
  request,
  stack,
}) => {
  test.setTimeout(240_000);
  const shown = async () =>
    /data-widget="(mf-member-panel@[^"]+)"/.exec(
      await (await request.get('/index-pc')).text(),
    )?.[1];
  // a page does not wait long for a slow registry, and a version whose first paint was late rests
  // for a minute
  const shows = (widget: string) => expect.poll(shown, { timeout: 90_000 }).toBe(widget);
  const before = (await shown()) ?? '';
  await publishChanged(stack, { name: NAME, version: LATER, change: {} });
  await shows(`${NAME}@${LATER}`);

  await hold(stack, 'frozen');
  const team = {
    registryUrl: stack.registryUrl,
    token: stack.access.tokens[NAME] ?? '',
    name: NAME,
    reason: 'end-to-end test',
  };
  // which withdraws nothing
  await rollbackWidget({ ...team, version: before.split('@')[1] ?? '', withdraw: false });
  await shows(before);

  moveInDatabase(stack, LATER);
  const said = await (await fetch(`${stack.registryUrl}/discovery`)).text();
  expect(said).toContain(`/remotes/${NAME}/${LATER}/`);
  const visits = Array.from({ length: 4 });
  for (const _ of visits) expect(await shown()).toBe(before);
  // a shell that starts again has the last answer that it followed from its disk
  await stack.restart('shell');
  for (const _ of visits) expect(await shown()).toBe(before);

  await hold(stack, '');
  await shows(`${NAME}@${LATER}`);
  await rollbackWidget(team);
  await shows(before);
});
