export { aRunningRegistry, TOKENS } from './aRunningRegistry.ts';
export { tarOf } from './aTarFile.ts';
export { judgeManifest, withOwnFiles, type Site } from './judgeManifest.ts';
export { widgetFiles } from './widgetFiles.ts';
