/** What the product is compared with: other ways to make the same pages of the same sources. */
export const OTHERS = ['monolith', 'browserRendered', 'federation'] as const;
/** A way to make the pages that the product is compared with. */
export type Other = (typeof OTHERS)[number];
/** A way to make the pages: the product, or what it is compared with. */
export type Variant = 'product' | Other;

interface Program {
  /** The letter by which the command line and reports call it. */
  readonly letter: string;
  readonly title: string;
  /** The program of its server, as a path in the repository. */
  readonly script: string;
}

export const VARIANTS: Readonly<Record<Variant, Program>> = {
  product: { letter: 'a', title: 'product', script: 'shell/server/server.ts' },
  monolith: { letter: 'b', title: 'monolith', script: 'bench/monolith/server.ts' },
  browserRendered: {
    letter: 'c',
    title: 'rendered in the browser',
    script: 'bench/browser-rendered/server.ts',
  },
  federation: { letter: 'd', title: 'federation', script: 'bench/federation/server.ts' },
};

/** Returns the variants with these letters (`a,b`) beside the product. Throws for an unknown letter. */
export function readOthers(letters: string): readonly Other[] {
  const wanted = letters.split(',');
  const known = Object.values(VARIANTS).map(({ letter }) => letter);
  const unknown = wanted.find((letter) => !known.includes(letter));
  if (unknown !== undefined)
    throw new Error(`There is no variant ${unknown}; there are ${known.join(', ')}.`);
  return OTHERS.filter((other) => wanted.includes(VARIANTS[other].letter));
}
