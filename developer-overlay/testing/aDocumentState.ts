import type { DocumentState } from 'host-kit/document/documentState';
import { fakeSites } from 'shared-contracts/testing';

/** Returns the state of a document of results without any widget; `changes` replace its fields. */
export function aDocumentState(changes: Partial<DocumentState> = {}): DocumentState {
  return {
    page: 'result',
    path: '/search/result/',
    query: 'area[]=12',
    locale: 'ja-JP',
    device: 'PC',
    now: Date.UTC(2026, 10, 20, 23),
    sites: fakeSites,
    origin: 'https://golf.example',
    release: { widgets: {}, slots: {} },
    build: 'build-1',
    builtAt: 1,
    ...changes,
  };
}
