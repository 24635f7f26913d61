import { reactWidget } from 'shared-ui/island';
import { MemberPanel } from './MemberPanel.tsx';
import messages from './messages/ja.json';
import { createMemberStore } from './store.ts';

/**
 * The server asks nothing and renders the empty frame, so that no member's data gets into a page.
 */
export default reactWidget<null>({
  load: () => Promise.resolve(null),
  createStore: createMemberStore,
  View: MemberPanel,
  messages,
});
