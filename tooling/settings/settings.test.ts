import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { SETTINGS } from './servers.ts';
import { REWRITE, SETTINGS_PAGE, settingsPage } from './settingsPage.ts';

it(`an operator reads of every setting what it is for; when this fails: ${REWRITE}`, () => {
  const page = readFileSync(join(repositoryRoot, SETTINGS_PAGE), 'utf8');
  expect(page).toBe(settingsPage());
  for (const { schema, needed } of Object.values(SETTINGS)) {
    for (const name of Object.keys(schema.shape)) expect(page).toContain(`\n| \`${name}\` | `);
    for (const name of needed) expect(page).toContain(`\n| \`${name}\` | **needed** | `);
  }
  expect(page).toContain('| `GATEWAY_RATE_LIMIT` | `6000` | Requests a minute from one address. |');
});
