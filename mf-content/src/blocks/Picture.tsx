import { useEffect, useRef, useState } from 'react';
import styles from './Picture.module.css';
import type { ContentItem } from './toContentItem.ts';

interface PictureProps {
  readonly item: ContentItem;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Loads at once instead of when it comes near. */
  readonly isEager?: boolean;
}

/** Whether the picture could not be loaded; one that failed before the page came alive is found then. */
function useMissing() {
  const picture = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const { current } = picture;
    if (current && current.complete && current.currentSrc !== '' && current.naturalWidth === 0)
      setMissing(true);
  }, []);
  return { picture, isMissing, onError: () => setMissing(true) };
}

/**
 * A block's picture: AVIF or WebP where the editor gave one and the browser reads it. It has its size before it comes, so that
 * nothing moves; where it does not come, what would be seen in it is read in its place.
 */
export function Picture({
  item: { src, avif, webp, width, height },
  alt,
  className = '',
  isEager = false,
}: PictureProps) {
  const { picture, isMissing, onError } = useMissing();
  // set by script, in the browser alone: the page's policy allows no style attribute in HTML
  if (isMissing)
    return (
      <span
        className={`${className} ${styles.missing}`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {alt}
      </span>
    );
  return (
    <picture className={styles.picture}>
      {avif !== undefined && <source type="image/avif" srcSet={avif} />}
      {webp !== undefined && <source type="image/webp" srcSet={webp} />}
      <img
        ref={picture}
        className={className}
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}
