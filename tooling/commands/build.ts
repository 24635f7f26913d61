import { buildStale } from '../build/buildStale.ts';
import { command, say } from '../console/command.ts';

/** `npm run build [-- <package> ...]`: builds what has changed since its last build. */
command(async (names) => {
  const only = names.length > 0 ? names : undefined;
  await buildStale({ log: say, only });
});
