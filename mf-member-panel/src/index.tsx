import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost, fakeSites } from 'shared-contracts/testing';
import { aGuest, aMember, aPhoneReservationUser } from './testing/memberReplies.ts';
import widget from './widget.tsx';

/** Every state of the panel, alone, without a shell: not known yet, guest, members, somebody who reserves by telephone. */
const STATES: readonly unknown[] = [
  () => new Promise(() => {}), aGuest(), aMember(), aMember({ user_info: { name: '長い名前の会員 寿限無寿限無五劫の擦り切れ' }, sgc_user_flg: 1 }),
  aMember({ point_get_success_flg: 0 }), aPhoneReservationUser(), aPhoneReservationUser({ tel_banner_display_flag: 0 }),
];

const main = document.createElement('main');
main.style.cssText = 'display:grid;gap:16px;max-inline-size:300px;margin:24px auto';
document.body.append(main);
STATES.forEach((answer, at) => {
  const slot = document.createElement('div');
  main.append(slot);
  widget.mount(slot, { page: 'top', query: '' }, fakeHost({ slot: `member-${at}`, answers: { [fakeSites.userApi]: answer } }));
});
