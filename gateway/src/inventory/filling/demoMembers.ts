import type { MemberTable } from '../tables.ts';

const plain = {
  kind: 'member',
  points: 0,
  transient_points: 0,
  coupons: 0,
  rgc: 0,
  sgc: 0,
  phone_number: '',
};

/** Returns a demo member of each kind (R6.01). */
export function demoMembers(): MemberTable[] {
  return [
    { ...plain, id: 'member', name: '芝田 朝子', points: 3280, transient_points: 320, coupons: 3 },
    {
      ...plain,
      id: 'rgc',
      name: '松原 健',
      points: 12_450,
      transient_points: 1000,
      coupons: 6,
      rgc: 1,
    },
    { ...plain, id: 'sgc', name: '風間 みどり', points: 860, coupons: 1, sgc: 1 },
    { ...plain, id: 'phone', name: '岡 一郎', kind: 'phone', phone_number: '0120-000-000' },
  ].map((member, position) => ({ ...member, position }));
}
