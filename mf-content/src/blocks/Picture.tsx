import { useEffect, useRef, useState } from 'react';
import styles from './Picture.module.css';
import type { ContentItem } from './toContentItem.ts';

interface PictureProps {
  readonly item: ContentItem;
  readonly alt: string;
  readonly className?: string | undefined;
  /** True loads the picture at once; otherwise it loads when it comes near the screen. */
  readonly isEager?: boolean;
}

/** Tells whether the picture failed to load; also finds a picture that failed before hydration. */
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
 * A block's picture, as AVIF or WebP when the editor gave one and the browser reads it. Its size is
 * known before it loads, so that nothing on the page moves. When it fails to load, its alternative
 * text stands in its place.
 */
export function Picture({
  item: { src, avif, webp, width, height },
  alt,
  className = '',
  isEager = false,
}: PictureProps) {
  const { picture, isMissing, onError } = useMissing();
  // only the browser sets this style, by script: the page's policy allows no style attribute in
  // HTML
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
