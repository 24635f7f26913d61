/**
 * What networks show of a shared page: the size that they ask for. The file is kept for ever under
 * its name, so that a new picture takes a new name (`shell/picture/README.md`).
 */
export const SHARE_PICTURE = {
  path: '/assets/share-1.png',
  type: 'image/png',
  width: 1200,
  height: 630,
} as const;
