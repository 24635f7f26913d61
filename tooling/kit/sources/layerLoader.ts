import type { LoaderContext } from 'webpack';

/** Puts a style sheet into the cascade layer of its widget, so that its rules outrank no other widget's. */
export default function layerLoader(
  this: LoaderContext<{ readonly layer: string }>,
  source: string,
): string {
  return `@layer ${this.getOptions().layer} {${source}\n}\n`;
}
