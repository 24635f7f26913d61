import { BROWSER_COLOURS, THEME_KEY, THEME_SHOWN } from './themes.ts';

/**
 * The text of the script in every head, before the styles. It shows the stored theme before the
 * first paint. After that it shows each new choice: one made on this page (also before hydration),
 * in another tab, or while the page was in the back-forward cache. The text is the same for
 * everybody, so the content security policy of a page allows it by its hash (ADR 029).
 */
export const THEME_SCRIPT = `(function () {
  var root = document.documentElement;
  var colours = ${JSON.stringify(BROWSER_COLOURS)};
  function show(theme) {
    if (theme !== 'light' && theme !== 'dark') theme = 'auto';
    root.dataset.theme = theme;
    document.getElementsByName('color-scheme')[0].content = theme === 'auto' ? 'light dark' : theme;
    document.getElementsByName('theme-color').forEach(function (meta) {
      meta.content = colours[theme] || colours[/dark/.test(meta.getAttribute('media')) ? 'dark' : 'light'];
    });
    dispatchEvent(new Event('${THEME_SHOWN}'));
  }
  function showKept() {
    var theme = root.dataset.theme;
    try { theme = localStorage.getItem('${THEME_KEY}') } catch (blocked) {}
    show(theme);
  }
  showKept();
  addEventListener('storage', function (event) { if (event.key === '${THEME_KEY}' || event.key === null) showKept() });
  addEventListener('pageshow', function (event) { if (event.persisted) showKept() });
  addEventListener('change', function (event) {
    var control = event.target;
    if (!control.matches || !control.matches('[data-theme-choice]')) return;
    try { localStorage.setItem('${THEME_KEY}', control.value) } catch (blocked) {}
    show(control.value);
  }, true);
})()`;
