import * as fc from 'fast-check';
import { bytesOf, toByteText } from './byteText.ts';

it('[issue 14] joined byte texts are the bytes of the joined texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(), (name, price) => {
      const text = `{"name":${JSON.stringify(name)},"price":${price},"area":"千葉県"}`;
      const joined = `{"name":${toByteText(JSON.stringify(name))},"price":${price},"area":${toByteText('"千葉県"')}}`;
      expect(bytesOf(joined).equals(Buffer.from(text))).toBe(true);
      expect(joined).toHaveLength(Buffer.byteLength(text));
    }),
  );
});
