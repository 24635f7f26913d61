import ads from 'mf-ads/src/widget.tsx';
import content from 'mf-content/src/widget.tsx';
import course from 'mf-course/src/widget.tsx';
import memberPanel from 'mf-member-panel/src/widget.tsx';
import results from 'mf-results/src/widget.tsx';
import searchForm from 'mf-search-form/src/widget.tsx';
import type { ServerWidget } from 'shared-contracts/widget';

export {
  catalogueOf,
  renderExternalFrame,
  renderFrame,
  renderMaintenance,
  renderOffline,
  renderPreviewLink,
} from 'shell/src/frame.server.tsx';

/**
 * The server halves of all widgets. TypeScript sees their browser halves: the build takes the
 * server halves by the export condition `node`, which the types do not know. Hence the cast.
 */
export const widgets = {
  'mf-ads': ads,
  'mf-content': content,
  'mf-course': course,
  'mf-member-panel': memberPanel,
  'mf-results': results,
  'mf-search-form': searchForm,
} as unknown as Readonly<Record<string, ServerWidget>>;
