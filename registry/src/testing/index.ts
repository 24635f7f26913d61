export { widgetFiles } from './aBuiltWidget.ts';
export { aRunningRegistry } from './aRunningRegistry.ts';
export { tarOf } from './aTarFile.ts';
export { judgeManifest, withOwnFiles, type Site } from './judgeManifest.ts';
