/** Returns an entry of the content server, whose address names its block. */
export function aBlockEntry(block: string) {
  return {
    display: 1,
    href: `/?block=${block}`,
    src: '/assets/icon.svg',
    alt: `絵 ${block}`,
    label: `題 ${block}`,
    date: '2026-11-20',
    width: 600,
    height: 200,
  };
}
