import { join } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Some compilers give a module that is imported the name that it has when it is compiled. */
const LOADER = /\/widgets\/loadWidget\.[jt]s$/;
const FRAME_ROOT = /^react-dom\/client$/;
const IS_MAIN = /[\\/]shell[\\/]src[\\/]main\.tsx$/;

/**
 * Replaces the modules of the shell that differ in a build of the bench: what loads widgets, by the file
 * `loader`, and what the frame's script takes its root from.
 */
export function replaceModules(loader: string): readonly WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(LOADER, loader),
    new webpack.NormalModuleReplacementPlugin(FRAME_ROOT, (resource) => {
      if (IS_MAIN.test(resource.contextInfo.issuer))
        resource.request = join(import.meta.dirname, 'frameRoot.ts');
    }),
  ];
}
