/** @jest-environment node */
import type { RenderJob } from 'server-kit/renderer/messages';
import { purityProblems } from './purityProblems.ts';
import { renderTasks } from './renderTasks.ts';
import { SITE_UNDER_TEST } from '../site/siteUnderTest.ts';

const tasks: readonly RenderJob[] = renderTasks({ slots: ['guest'], config: {} }, SITE_UNDER_TEST);

/** Returns what the check finds in a widget with this `load` and `render`. */
function problemsOf({ load = 'return { day: 1 };', render = 'return "<p></p>";', before = '' }) {
  const bundle = `${before} module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: (props, data, host) => { ${render} } };`;
  return purityProblems({ id: 'mf-test@1.0.0', bundle }, tasks, async () => '{"temperature":7}');
}

describe('the purity of a widget', () => {
  it.each([
    [
      'its data and inputs',
      {
        load: 'return host.request.get("/weather");',
        render: 'return `<p>${data.temperature} ${props.page} ${host.locale} ${host.slot}</p>`;',
      },
    ],
    ['the time of its host', { render: 'return `<p>${new Date(host.now()).toISOString()}</p>`;' }],
    [
      'a time that its load has put into the data',
      { load: 'return host.now();', render: 'return `<p>${data}</p>`;' },
    ],
    ['nothing at all, and fails', { render: 'throw new Error("broken");' }],
    [
      'a table that it makes once',
      { before: 'let table;', render: 'table ??= ["a", "b"]; return table.join();' },
    ],
  ])('is there if it renders only %s', async (_what, widget) => {
    expect(await problemsOf(widget)).toEqual([]);
  });

  it.each([
    [
      'counts its paints',
      { before: 'let paints = 0;', render: 'paints += 1; return `<p>${paints}</p>`;' },
      'other HTML for the same data',
    ],
    [
      'remembers the page before',
      {
        before: 'let last = "none";',
        render: 'const before = last; last = props.page + host.locale; return before;',
      },
      'other HTML for the same data',
    ],
    [
      'throws dice',
      { render: 'return `<p id="${Math.random()}"></p>`;' },
      'other HTML for the same data',
    ],
    [
      'reads the clock of the machine',
      { render: 'return `<p>${Date.now()}</p>`;' },
      'other HTML for the same data',
    ],
    [
      'shows the day of the machine',
      { render: 'return `<p>${new Date().getDate()}</p>`;' },
      'other HTML for the same data',
    ],
    [
      'throws dice for its data',
      { load: 'return Math.random();' },
      'load returns other data for the same answers',
    ],
    [
      'fails once it has rendered a page',
      {
        before: 'let isUsed = false;',
        render: 'if (isUsed) throw new Error("used"); isUsed = true; return "";',
      },
      'it renders at one time and fails at another',
    ],
    [
      'hides the time of its host from its data',
      {
        before: 'let now;',
        load: 'now = host.now(); return {};',
        render: 'return `<p>${now}</p>`;',
      },
      'other HTML at another time',
    ],
  ])('is missing if it %s', async (_what, widget, said) => {
    const problems = await problemsOf(widget);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain(said);
  });

  it('is missing if its JSON-LD differs', async () => {
    const problems = await problemsOf({
      before:
        'setTimeout(() => { module.exports.default.structuredData = () => [Math.random()]; });',
      load: 'await new Promise((done) => setTimeout(done, 5)); return {};',
    });
    expect(problems).toHaveLength(tasks.length);
  });
});
