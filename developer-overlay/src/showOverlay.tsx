import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { PAGE_STATE_ID, type DocumentState } from 'host-kit/document/documentState';
import type { DocumentLog } from './log/documentLog.ts';
import { DeveloperOverlay } from './DeveloperOverlay.tsx';
import ja from './texts/ja.json';
import { OverlayContext, type OverlayValue } from './panel/OverlayContext.ts';

function readState(): DocumentState {
  return JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as DocumentState;
}

let root: Root | undefined;
let value: OverlayValue | undefined;
let isOpen = false;

/** A root of its own behind everything else in the document: no part of the page knows of it. */
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
    <IntlProvider locale="ja-JP" messages={ja} timeZone="Asia/Tokyo">
      <OverlayContext value={value}>
        <DeveloperOverlay
          isOpen={isOpen}
          onClose={() => {
            isOpen = false;
            draw(log);
          }}
        />
      </OverlayContext>
    </IntlProvider>,
  );
}

export function toggleOverlay(log: DocumentLog): void {
  isOpen = !isOpen;
  draw(log);
}

/** While a recording runs, its end is in sight without the rest. */
export function showRecording(log: DocumentLog): void {
  return draw(log);
}
