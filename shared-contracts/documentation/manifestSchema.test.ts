import { join } from 'node:path';
import { documentManifest } from './manifestSchema.ts';

it('[R10.02] the JSON Schema of widget.json is that of the manifest that registry and shell read', () => {
  // when this fails, run `npm run document --workspace shared-contracts`
  expect(documentManifest(join(__dirname, '../..'), { write: false })).toEqual({ isCurrent: true });
});
