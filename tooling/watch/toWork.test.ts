import { toWork } from './toWork.ts';

const all = ['mf-search-form', 'mf-results', 'mf-ads', 'mf-content', 'mf-member-panel'];
const nothing = { widgets: [], shell: false, restart: [] };

it('[R10.02] a change of a widget builds that widget alone', () => {
  expect(toWork(['mf-results/src/ResultList.tsx', 'mf-results/src/messages/ja.json'], all)).toEqual(
    { ...nothing, widgets: ['mf-results'] },
  );
  expect(toWork(['mf-ads/src/Ads.tsx'], ['mf-results'])).toEqual(nothing);
});

it('a change of a shared package builds every watched widget', () => {
  expect(toWork(['shared-ui/src/button/Button.tsx'], ['mf-ads'])).toEqual({
    widgets: ['mf-ads'],
    shell: true,
    restart: ['shell'],
  });
  expect(toWork(['shared-contracts/src/golf/search/condition.ts'], all)).toEqual({
    widgets: all,
    shell: true,
    restart: ['gateway', 'registry', 'shell'],
  });
});

it('a change of a server starts that server again', () => {
  expect(toWork(['gateway/src/app.ts'], all)).toEqual({ ...nothing, restart: ['gateway'] });
  expect(toWork(['shell/server/app.ts'], all)).toEqual({ ...nothing, restart: ['shell'] });
  expect(toWork(['shell/src/App.tsx'], all)).toEqual({
    ...nothing,
    shell: true,
    restart: ['shell'],
  });
  expect(toWork(['staff-pages/src/StaffApp.tsx'], all)).toEqual({
    ...nothing,
    shell: true,
    restart: ['shell'],
  });
  expect(toWork(['server-kit/src/http/health.ts'], all)).toEqual({
    ...nothing,
    restart: ['gateway', 'registry', 'shell'],
  });
});

it('a change of tests, builds and Markdown files needs no work', () => {
  expect(
    toWork(['mf-ads/src/Ads.test.tsx', 'mf-ads/dist/widget/widget.json', 'shell/README.md'], all),
  ).toEqual(nothing);
});
