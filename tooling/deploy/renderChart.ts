import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOY, deployText } from './readDeploy.ts';

const TEMPLATES = 'chart/templates';

/**
 * Serves a folder by Caddy, whose templates are of the language and the functions of Helm's (text/template
 * and Sprig of Go), and prints its only page. What Caddy has against it is printed in its place.
 */
const PRINT_PAGE = `
export HOME="$1" XDG_CONFIG_HOME="$1" XDG_DATA_HOME="$1"
caddy file-server --templates --root "$1" --listen "unix/$1/socket" 2> "$1/log" &
server=$!
trap 'kill $server' EXIT
until [ -S "$1/socket" ]; do kill -0 $server && sleep 0.05 || exit 1; done
curl --silent --fail --unix-socket "$1/socket" http://localhost/page.html || { cat "$1/log" >&2; exit 1; }`;

/** The files of the chart's templates, in the order in which they are read. */
export function chartTemplates(): readonly string[] {
  return readdirSync(join(DEPLOY, TEMPLATES))
    .map((name) => `${TEMPLATES}/${name}`)
    .toSorted();
}

/** A string as the template language writes it. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** One page of all templates: each is defined by its name, then called with what Helm gives to it. */
function toPage(given: unknown): string {
  const paths = chartTemplates();
  const helpers = paths.filter((path) => path.endsWith('.tpl'));
  const files = paths.filter((path) => path.endsWith('.yaml'));
  const data = `(fromJson ${quoted(JSON.stringify(given))})`;
  return [
    ...helpers.map(deployText),
    ...files.map((path) => `{{ define ${quoted(path)} }}${deployText(path)}{{ end }}`),
    ...files.map((path) => `---\n{{ template ${quoted(path)} ${data} }}`),
  ].join('\n');
}

/**
 * The chart as YAML, as Helm renders a release of `values` that was changed so many times. Throws with the
 * words of the template's language where a template is wrong. Needs Caddy and curl.
 */
export function renderChart(values: unknown, revision = 1): string {
  const folder = mkdtempSync(join(tmpdir(), 'asashiba-chart-'));
  try {
    const page = toPage({ Values: values, Release: { Revision: revision } });
    writeFileSync(join(folder, 'page.html'), page);
    return execFileSync('sh', ['-c', PRINT_PAGE, 'sh', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
