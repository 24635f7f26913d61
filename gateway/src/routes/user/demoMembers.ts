import type { UserInfoReply } from 'shared-contracts/gateway';

type Member = UserInfoReply['left_menu_info'];

const signedIn = { result_status: 200, user_status: 2, point_get_success_flg: 1, tgt_web_info: {}, tel_banner_display_flag: 0, tel_reservaction_user_flag: 0 } as const;

/** R6.01: a member of each kind, to look at the site as. */
export const DEMO_MEMBERS = {
  member: {
    label: '会員', name: '芝田 朝子',
    info: { ...signedIn, user_info: { name: '芝田 朝子' }, user_point_info: { point: 3280, transient_point: 320 }, coupon_number: 3, rgc_user_flg: 0, sgc_user_flg: 0 },
  },
  rgc: {
    label: 'RGC会員', name: '松原 健',
    info: { ...signedIn, user_info: { name: '松原 健' }, user_point_info: { point: 12_450, transient_point: 1000 }, coupon_number: 6, rgc_user_flg: 1, sgc_user_flg: 0 },
  },
  sgc: {
    label: 'SGC会員', name: '風間 みどり',
    info: { ...signedIn, user_info: { name: '風間 みどり' }, user_point_info: { point: 860, transient_point: 0 }, coupon_number: 1, rgc_user_flg: 0, sgc_user_flg: 1 },
  },
  phone: {
    label: '電話予約会員', name: '岡 一郎',
    info: { ...signedIn, user_info: { name: '岡 一郎' }, tel_banner_display_flag: 1, tel_banner_number: '0120-000-000', tel_reservaction_user_flag: 1 },
  },
} as const satisfies Readonly<Record<string, { label: string; name: string; info: Member }>>;

export type DemoMember = keyof typeof DEMO_MEMBERS;
export const isDemoMember = (kind: string | undefined): kind is DemoMember => kind !== undefined && Object.hasOwn(DEMO_MEMBERS, kind);

/** R4.21: nobody. */
export const GUEST: Member = { result_status: 200, user_status: 0 };
