// Runs on Node 20 and later, before anything is installed: installs what the lock file says, then
// hands over to the Node
// that the product brings along (docs/decisions/001-node-from-npm.md).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptFlags } from './keptFlags.mjs';
import { otherRuntime } from './otherRuntime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
/** Where Node keeps code that is compiled, so that a command and the servers that it starts are there in half the time. */
const compiled = join(root, '.cache/compiled');
const ourNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node');

/** @param {string} message */
function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** @param {string} file @returns {Record<string, {version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean}>} */
function readPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

// Compares the lock file with npm's record of what it installed. Optional packages may be missing
// (binaries of other systems).
function isInstalled() {
  if (!existsSync(ourNode) || !existsSync(join(root, 'node_modules/.package-lock.json')))
    return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([path, { version, optional, devOptional, peer }]) => {
      if (path === '') return true;
      return path in installed
        ? installed[path].version === version
        : Boolean(optional || devOptional || peer);
    },
  );
}

/** @param {string[]} words */
function npm(words) {
  const script = process.env.npm_execpath;
  const [program, ...rest] = script?.endsWith('.js')
    ? [process.execPath, script, ...words]
    : ['npm', ...words];
  return spawnSync(program, rest, {
    cwd: root,
    stdio: 'inherit',
    shell: windows && program === 'npm',
  }).status;
}

function install() {
  process.stderr.write(
    'Installing the packages of package-lock.json (once, and after it changes) ...\n',
  );
  // Node takes nothing out of it
  rmSync(compiled, { recursive: true, force: true });
  if (npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    stop('npm ci failed; its output is above.');
  // where npm is set to run no install scripts, the package `node` is there without its program
  if (!existsSync(ourNode)) npm(['rebuild', 'node', '--ignore-scripts=false']);
  if (!existsSync(ourNode))
    stop(`${ourNode} is missing: let npm run the install script of the package "node".`);
  const other = otherRuntime(ourNode, `${process.platform}-${process.arch}`);
  if (other !== undefined) {
    rmSync(ourNode);
    stop(other);
  }
}

const [command = '', ...words] = process.argv.slice(2);
const script = join(root, 'tooling/commands', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) stop(`There is no command "${command}".`);
// the help of `release` names the flags that stand with its acts
const sources =
  command === 'release' ? [script, join(root, 'tooling/release/releaseActs.ts')] : [script];
const kept = keptFlags(
  sources.map((file) => readFileSync(file, 'utf8')).join('\n'),
  process.env,
).map((flag) => `--${flag}`);
if (kept.length > 0)
  stop(
    `npm has kept ${kept.join(', ')} for itself, so nothing was done.\nBegin with npm run ${command} -- and write after it what the command takes.`,
  );
if (!isInstalled()) install();

const path = [
  join(root, 'node_modules/node/bin'),
  join(root, 'node_modules/.bin'),
  process.env.PATH,
].join(delimiter);
const child = spawn(ourNode, [script, ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: path,
    TZ: 'Asia/Tokyo',
    NODE_COMPILE_CACHE: compiled,
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal));
// npm signals only the command shell between itself and this process; that shell ends without
// passing the signal on
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 250).unref();
child.on('error', (error) => stop(error.message));
child.on('exit', (code, signal) =>
  process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']),
);
