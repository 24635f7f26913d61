import { parseArgs } from 'node:util';
import { publishWidget } from 'registry/client';
import { buildWidget } from '../build/buildWidget.ts';
import { WIDGETS } from '../build/widgets.ts';
import { command, say } from '../console/command.ts';

/** `npm run deploy -- mf-results --to https://registry.example --token ... [--why "..."]`: builds the version of its package.json and publishes it. */
command(async (words) => {
  const { values, positionals: [name = ''] } = parseArgs({
    args: words, allowPositionals: true, options: { to: { type: 'string' }, token: { type: 'string' }, why: { type: 'string' } },
  });
  if (!(WIDGETS as readonly string[]).includes(name)) throw new Error(`Say which widget: ${WIDGETS.join(', ')}.`);
  if (!values.to || !values.token) throw new Error('Say where to (--to URL) and by which right (--token).');
  const folder = await buildWidget(name);
  const { version, live, unchanged } = await publishWidget({ registryUrl: values.to, token: values.token, folder, why: values.why });
  say(`${name} ${version} ${unchanged ? 'was published before' : 'is published'}${live ? ' and live' : ', not live'}.`);
});
