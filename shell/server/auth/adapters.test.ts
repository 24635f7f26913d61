/** @jest-environment node */
import { USER_RECORDS } from 'shared-contracts/staff';
import { adapterOf } from './adapters.ts';

const services = { user: 'omnig08', rfb: 'booking' };
const given = {
  bkey: 'k',
  username: 'u',
  password: 'p',
  service: 's',
  authorization_code: 'c',
  phoenix: 'x',
  garuda: 'g',
  service_id: 'other',
  more: 1,
};

describe('an account system', () => {
  it.each([
    ['panda', { bkey: 'k' }],
    ['rbs', { username: 'u', password: 'p' }],
    ['default', { username: 'u', password: 'p' }],
    ['rfb', { service: 's', authorization_code: 'c' }],
    ['suzaku', { phoenix: 'x', garuda: 'g' }],
    ['user', { service_id: 'omnig08' }],
  ] as const)('[R3.25][R7.10] %s receives exactly %j at a login', (type, payload) => {
    expect(adapterOf(type).toLogin(given, services)).toEqual(payload);
  });

  it('[R3.25] rfb receives the requested contract if there is one', () => {
    expect(
      adapterOf('rfb').toLogin({ authorization_code: 'c', requested_contract_id: 'r' }, services),
    ).toEqual({ service: 'booking', authorization_code: 'c', requested_contract_id: 'r' });
  });

  it.each([
    ['panda', { staff_id: '1001' }, 'panda1001'],
    ['rbs', { authority: '1', golf_course_id: 10_001 }, 'rbs_1_10001'],
    [
      'rfb',
      { service: 's', user_type: 't', contract_id: 'c', requested_contract_id: 'r' },
      'rfb_s_t_c_r',
    ],
    ['rfb', { service: 's', user_type: 't', contract_id: 'c' }, 'rfb_s_t_c'],
    ['suzaku', { employee_id: '4711' }, 'suzaku4711'],
  ] as const)('[R3.23][R3.25] %s with %j has the identity %s', (type, fields, identity) => {
    const record = USER_RECORDS[type].parse({ ...fields, session_expires_in: 1 });
    expect(adapterOf(type).toIdentity(record)).toBe(identity);
  });

  it.each([undefined, '', 'tiger', '__proto__', 7])(
    '[R5.38] %j is an invalid auth type',
    (type) => {
      expect(() => adapterOf(type)).toThrow('Auth type is invalid');
    },
  );
});
