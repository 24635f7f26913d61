import { useSelector } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { Banners } from './banners/Banners.tsx';
import { BLOCK_LOOKS, blocksOfSlot, type BlockFace } from './blocks/blocksOfSlot.ts';
import type { BlockProps } from './blocks/blockProps.ts';
import styles from './Content.module.css';
import type { ContentState } from './contentSlice.ts';
import { deviceOf } from './loadContent.ts';
import { News } from './news/News.tsx';
import { LateNotice } from './notice/LateNotice.tsx';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { Services } from './services/Services.tsx';
import { Slider } from './slider/Slider.tsx';
import type { ContentRootState } from './store.ts';
import { useContent } from './useContent.ts';

type Face = (props: BlockProps) => React.ReactNode;
const FACES: Readonly<Record<BlockFace, Face>> = {
  notice: NoticeBar,
  slider: Slider,
  news: News,
  banners: Banners,
  services: Services,
};

/**
 * The slot at the top of the page: its first block keeps its place while it loads, and loads its
 * first picture at once.
 */
const MAIN_SLOT = 'content-main';

interface ContentProps {
  readonly props: WidgetProps;
  /** The blocks that the server loaded; undefined when the browser has to load them. */
  readonly data: ContentState | undefined;
}

/**
 * R1.08: the blocks of this slot that have something to show; renders nothing when there are none.
 */
export function Content({ props, data }: ContentProps) {
  const { slot } = useHost();
  const { blocks, device, isClientLoaded } = useSelector(
    (state: ContentRootState) => state.content,
  );
  useContent(props);
  if (!isClientLoaded && slot === MAIN_SLOT)
    return <div className={styles.awaited} data-device={deviceOf(props)} aria-busy="true" />;
  const shown = blocksOfSlot(slot, device).filter((block) => blocks[block]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {shown.map((block, at) => {
        const face = BLOCK_LOOKS[block].face;
        const Face = block === 'notice' && !data?.blocks.notice ? LateNotice : FACES[face];
        return (
          <Face
            key={block}
            block={block}
            items={blocks[block] ?? []}
            isFirst={slot === MAIN_SLOT && at === 0}
          />
        );
      })}
    </div>
  );
}
