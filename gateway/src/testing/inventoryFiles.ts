import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a small inventory. */
export const INVENTORY_FILES = {
  'courses.csv': `\ufeffid,name,kana,pref,category,features,lat,lon,overall,golf_tax\r
501,"朝芝カントリー倶楽部","あさしば",12,1,practice bath,35.61,140.12,4.3,600\r
502,"海の丘, ゴルフ",うみのおか,14,5,,35.31,139.55,3.9,800\r
`,
  'plans.csv': `course_id,plan_no,title,price_weekday,price_saturday,price_holiday,start_from,start_to,features,title_en,title_zh-Hans
501,1,"昼食付き
セルフ",9800,15800,16800,7,9,lunch cart selfPlay threeSum,Self-play with lunch,自助打球含午餐
501,2,薄暮,5000,,,12,13,halfRound

502,1,土日限定,,21000,22000,,,caddie
`,
  'stock.csv': `course_id,day,starts
501,2026-11-28,7:00 7:08 -7:16 7:24 8:00 8:08 8:16
502,2026-11-28,-9:00 9:10
502,2026-11-30,9:00
`,
  'coupons.csv': 'course_id,coupon_no,discount\n501,1,500\n',
};

/**
 * Writes a small inventory as an operator's files, with `changes` in place of some of them. Returns
 * their folder, which lies in `folder`.
 */
export function writeInventoryFiles(folder: string, changes: Record<string, string> = {}): string {
  const files = join(folder, 'files');
  mkdirSync(files, { recursive: true });
  for (const [name, text] of Object.entries({ ...INVENTORY_FILES, ...changes }))
    writeFileSync(join(files, name), text);
  return files;
}
