// Packages are shared asynchronously, so that the host begins with an import, as in federation's examples.
void import(/* webpackChunkName: "bootstrap" */ 'shell/src/styles.ts');
void import(/* webpackChunkName: "bootstrap" */ 'shell/src/main.tsx');
