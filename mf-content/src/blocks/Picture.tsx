import type { ContentItem } from './toContentItem.ts';

interface PictureProps {
  readonly item: ContentItem;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Loads at once instead of when it comes near. */
  readonly isEager?: boolean;
}

/** A block's picture: it has its size before it comes, so that nothing moves. */
export const Picture = ({ item, alt, className, isEager = false }: PictureProps) => (
  <img className={className} src={item.src} width={item.width} height={item.height} alt={alt} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
);
