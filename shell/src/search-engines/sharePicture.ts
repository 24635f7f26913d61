/**
 * The picture that social networks show for a shared page, in the size that they want. The file
 * keeps its name for ever, so a new picture needs a new name (`shell/picture/README.md`).
 */
export const SHARE_PICTURE = {
  path: '/assets/share-1.png',
  type: 'image/png',
  width: 1200,
  height: 630,
} as const;
