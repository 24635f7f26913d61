import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import type { SheetData } from '../shown-sheet/sheetData.ts';

/**
 * Loads the sheet of an address. What asks the gateway is a chunk: the document has the sheet already, unless
 * the server had none in time.
 */
export async function loadLate(props: WidgetProps, host: WidgetHost): Promise<SheetData> {
  const { loadSheet } = await import(/* webpackChunkName: "sheet" */ './loadSheet.ts');
  return loadSheet(props, host);
}
