import { PAGE_STATE_ID, type DocumentState } from 'host-kit/document/documentState';
import { createRoot, type Root } from 'react-dom/client';
import { MessagesProvider } from 'shared-ui/messages';
import { DeveloperOverlay } from './DeveloperOverlay.tsx';
import type { DocumentLog } from './log/documentLog.ts';
import { OverlayContext, type OverlayValue } from './panel/OverlayContext.ts';
import ja from './texts/ja.json';

function readState(): DocumentState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as DocumentState;
}

let root: Root | undefined;
let value: OverlayValue | undefined;
let isOpen = false;

/** Renders the overlay in a React root of its own, behind everything else in the document. The page does not know it. */
function draw(log: DocumentLog): void {
  if (!root) {
    const place = document.createElement('div');
    place.dataset['developerOverlay'] = '';
    place.lang = 'ja';
    document.body.append(place);
    root = createRoot(place, { identifierPrefix: 'developer' });
  }
  value ??= { log, state: readState() };
  root.render(
    <MessagesProvider locale="ja-JP" messages={ja} telemetry={console}>
      <OverlayContext value={value}>
        <DeveloperOverlay
          isOpen={isOpen}
          onClose={() => {
            isOpen = false;
            draw(log);
          }}
        />
      </OverlayContext>
    </MessagesProvider>,
  );
}

/** Opens the overlay, or closes it if it is open. */
export function toggleOverlay(log: DocumentLog): void {
  isOpen = !isOpen;
  draw(log);
}

/** Shows the stop button of a running recording, without the rest of the overlay. */
export function showRecording(log: DocumentLog): void {
  return draw(log);
}
