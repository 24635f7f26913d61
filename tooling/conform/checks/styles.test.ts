import { unscopedRules } from './styles.ts';

describe('the styles of a widget', () => {
  it('[R10.05] are accepted in its layer with its classes', () => {
    expect(
      unscopedRules(
        '@layer remote.mf-ads{.mf-ads_x1{color:red}@media print{.mf-ads_x1 a,.mf-ads_x2>li{color:red}}@keyframes mf-ads_k{to{opacity:1}}::highlight(mf-ads-found){color:red}}',
        'mf-ads',
      ),
    ).toEqual([]);
  });

  it.each([
    ['@layer remote.mf-ads{h1{color:red}}', 'h1 has no class of mf-ads'],
    ['@layer remote.mf-ads{.mf-ads_x1,body{color:red}}', 'body has no class of mf-ads'],
    [
      '@layer remote.mf-ads{::highlight(found){color:red}}',
      '::highlight(found) has no class of mf-ads',
    ],
    ['.mf-ads_x1{color:red}', '.mf-ads_x1 stands outside of @layer remote.mf-ads'],
    [
      '@layer remote.mf-results{.mf-ads_x1{color:red}}',
      '.mf-ads_x1 stands outside of @layer remote.mf-ads',
    ],
  ])('[R10.05] are refused where they could apply to others: %s', (css, said) => {
    expect(unscopedRules(css, 'mf-ads')).toEqual([said]);
  });
});
