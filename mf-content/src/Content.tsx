import { useSelector } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { Banners } from './banners/Banners.tsx';
import { BLOCK_LOOKS, blocksOfSlot, type BlockFace } from './blocks/blocksOfSlot.ts';
import type { BlockProps } from './blocks/blockProps.ts';
import styles from './Content.module.css';
import { News } from './news/News.tsx';
import { NoticeBar } from './notice/NoticeBar.tsx';
import { Services } from './services/Services.tsx';
import { Slider } from './slider/Slider.tsx';
import type { ContentRootState } from './store.ts';
import { useContent } from './useContent.ts';

const FACES: Readonly<Record<BlockFace, (props: BlockProps) => React.ReactNode>> = {
  notice: NoticeBar, slider: Slider, news: News, banners: Banners, services: Services,
};

/** R1.08: the blocks of this slot that have something to show; nothing where there are none. */
export const Content = ({ props }: { readonly props: WidgetProps }) => {
  const { slot } = useHost();
  const { blocks, device } = useSelector((state: ContentRootState) => state.content);
  useContent(props);
  const shown = blocksOfSlot(slot, device).filter((block) => blocks[block]);
  if (shown.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {shown.map((block, at) => {
        const Face = FACES[BLOCK_LOOKS[block].face];
        return <Face key={block} block={block} items={blocks[block] ?? []} isFirst={at === 0} />;
      })}
    </div>
  );
};
