import type { Mutant } from '../mutant.ts';

/** R10: widgets and their teams. */
export const WIDGETS: readonly Mutant[] = [
  {
    id: 'R10.01 closed-in-its-language',
    without: 'the site closes in Japanese for everybody',
    file: 'shell/server/routes/pages/pageRoutes.ts',
    text: '    ? pages.maintenance(reply, { until, retryAfter: retryAfter(until, clock()) })',
    mutant: "    ? pages.error(reply, { status: until === '' ? 500 : 404 })",
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title:
        '[R10.01] are decided by the shell: which page stands at an address, in which language, and whether it is closed',
    },
  },
  {
    id: 'R10.01 layouts',
    without: 'a page that is not found stands in the frame of the others',
    file: 'shell/src/layout/Frame.tsx',
    text: 'isBlank ? { header: false, footer: false } : wished',
    mutant: 'isBlank ? wished : wished',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title: '[R2.06][R10.01] the page at %s has the layout %s',
    },
  },
  {
    id: 'R10.02 alone',
    without: 'a team starts its widget alone and sees an empty page',
    file: 'tooling/webpack/aloneConfig.ts',
    text: "entry: './src/index.tsx'",
    mutant: "entry: './src/widget.tsx'",
    test: {
      file: 'tooling/watch/startAlone.test.ts',
      title: '[R10.02] starts %s with neither shell nor gateway nor registry nor another widget',
    },
  },
  {
    id: 'R10.03 declared-events',
    without: 'a widget sends the events of another',
    file: 'shared-contracts/src/platform/bus/createBus.ts',
    text: 'if (!declared || declared[side].includes(name)) return true;',
    mutant: 'if (!declared || declared[side].length >= 0) return true;',
    test: {
      file: 'shared-contracts/src/golf/events/bus.test.ts',
      title:
        '[R10.03] carries only the declared events of a widget, and reports and shows each other one once',
    },
  },
  {
    id: 'R10.03 late-widget',
    without: 'a widget that comes late never learns what was searched',
    file: 'shared-contracts/src/platform/bus/createBus.ts',
    text: '      deliverKept(exchange, name, handler);\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/events/bus.test.ts',
      title: '[R10.03] gives the kept value to a widget that arrives late',
    },
  },
  {
    id: 'R10.04 version-before',
    without: 'a team takes its version back, and it stays',
    file: 'registry/src/routes/rollback/rollBack.ts',
    text: 'sequence < present.sequence,',
    mutant: 'sequence <= present.sequence,',
    test: {
      file: 'registry/src/routes/rollback/rollback.test.ts',
      title: '[R10.04] a rollback returns to the version before, also after a restart',
    },
  },
  {
    id: 'R10.04 withdrawn',
    without: 'a version that was taken back runs again',
    file: 'registry/src/routes/rollback/rollBack.ts',
    text: 'isForward || !wish.withdraw ? [] :',
    mutant: 'wish.withdraw ? [] :',
    test: {
      file: 'registry/src/routes/rollback/rollback.test.ts',
      title:
        '[R10.04] a withdrawn version never runs again, neither by name nor by another publish',
    },
  },
  {
    id: 'R10.05 handler-throws',
    without: 'the error of one widget stops the event for the others',
    file: 'shared-contracts/src/platform/bus/createBus.ts',
    text: "    return fail('a handler threw', error);",
    mutant: "    fail('a handler threw', error);\n    throw error;",
    test: {
      file: 'shared-contracts/src/golf/events/bus.test.ts',
      title:
        '[R10.05] a handler that throws is reported under its own widget and does not affect the others',
    },
  },
  {
    id: 'R10.05 stand-in',
    without: 'a version that fails leaves a hole where the last good one could stand',
    file: 'shell/src/widgets/openSlot.ts',
    text: 'if (!widget.lastGood) {',
    mutant: 'if (!widget.lastGood || widget.lastGood) {',
    test: {
      file: 'shell/src/widgets/openSlot.test.ts',
      title: '[R10.05] of a version that crashes while it runs: shows the last good one',
    },
  },
];
