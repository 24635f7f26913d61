import fc from 'fast-check';
import widget from '../../widget.config.ts';
import { toLoginHref } from './toLoginHref.ts';

const page = 'https://golf.example/search/result/?area%5B%5D=12&search_c_name=朝芝';

describe('toLoginHref', () => {
  it('[R2.23] adds the service id and the page to return to, and keeps the parameters of the address', () => {
    const query = new URL(
      toLoginHref('https://login.example/in?lang=ja', { serviceId: 'golf01', page }),
    ).searchParams;
    expect(Object.fromEntries(query)).toEqual({ lang: 'ja', service_id: 'golf01', return: page });
  });

  it.each([
    [undefined, 'golf02'],
    ['', 'golf02'],
    ['golf03', 'golf03'],
  ])(
    "[R3.25] says the service of the host's address where its own is %j, else its own: %s",
    (serviceId, expected) => {
      expect(
        new URL(
          toLoginHref('https://login.example/?service_id=golf02', { serviceId, page }),
        ).searchParams.getAll('service_id'),
      ).toEqual([expected]);
    },
  );

  it('[R3.25] keeps the service id of the address unless another is configured', () => {
    expect(widget.config?.['serviceId']?.default).toBe('');
  });

  it.each([undefined, '', 7])(
    '[R3.25] uses omnig08 when the service id is %j and the address names none',
    (serviceId) => {
      expect(
        new URL(toLoginHref('https://login.example/', { serviceId, page })).searchParams.get(
          'service_id',
        ),
      ).toBe('omnig08');
    },
  );

  it('[R2.23] stays on the login site whatever page the visitor comes from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (from) => {
        expect(
          new URL(toLoginHref('https://login.example/', { serviceId: 'a', page: from })).origin,
        ).toBe('https://login.example');
      }),
    );
  });
});
