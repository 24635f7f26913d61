import { reactWidget } from 'shared-ui/island';
import { Content } from './Content.tsx';
import type { ContentState } from './contentSlice.ts';
import { loadContent } from './loadContent.ts';
import messages from './messages/ja.json';
import { createContentStore } from './store.ts';

export default reactWidget<ContentState>({
  load: loadContent,
  createStore: createContentStore,
  View: Content,
  messages,
});
