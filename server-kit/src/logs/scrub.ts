/** What stands in place of a value that a log must not have. */
export const REMOVED = '[removed]';

/**
 * Names of fields whose value belongs to a person or is a secret, whatever it looks like. The plain `name`
 * is none of them: widgets, servers and errors have names.
 */
const PERSONAL_FIELD =
  /cookie|authori[sz]ation|bearer|password|passwd|secret|token$|credential|api[-_]?key|e-?mail|phone|^(tel|fax|mobile|kana|login|氏名|姓|名|電話.*)$|(first|last|full|family|given|middle|user|person|member|display|real|player|customer|visitor)[-_]?name(s|[-_]?kana)?$/i;

/** A word of a text that is followed by such a value: `token=…`, `"email": "…"`, `Cookie: …`. */
const NAMED_VALUE =
  /((?:e-?mail|password|passwd|secret|token|authori[sz]ation|api[-_]?key|tel|phone|(?:first|last|full|family|given|user|member|person|display)[-_]?name|kana|氏名|電話番号)["']?\s*(?:=|:|：|%3d)\s*["']?)[^\s"'&,;}]+/gi;
const COOKIE_LINE = /((?:set-)?cookie["']?\s*[:=]\s*)[^\r\n"]+/gi;
/** `Bearer …`, `Basic …`; "a bearer token" is a word. */
const SCHEME = /\bBearer\s+[\w.~+/=-]{8,}|\b(?:[Bb]earer|[Bb]asic)\s+(?=\S*\d)[\w.~+/=-]+/g;
/** The user and password of an address: `postgres://user:password@host`. */
const USER_OF_ADDRESS = /(\/\/)[^\s/@]+@/g;
/**
 * An e-mail address, written out or escaped; the bound keeps a long text from costing the square of its
 * length. `mf-results@1.2.0` is a version of a widget.
 */
const EMAIL =
  /[^\s@＠<>"'`(),;:/\\=?&[\]{}|]{1,64}(?:@|＠|%40)(?!\d+\.\d+\.\d+)(?:[\p{L}\p{N}-]+[.．])+\p{L}{2,}/giu;
/** A signed token (JWT), or 40 and more random characters of base64url. A UUID and the id of a trace are shorter. */
const TOKEN =
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}/g;
/** A digit, a gap between digits. Japanese texts have both in two widths. */
const DIGIT = '[0-9０-９]';
const GAP = '[-‐‑–—−ー－. \u3000()（）]{0,2}';
/** A phone number with its leading zero (10 or 11 digits), or with the code of a country. */
const PHONE = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:[+＋]${DIGIT}(?:${GAP}${DIGIT}){7,14}|[(（]?[0０](?:${GAP}${DIGIT}){9,10})(?![\\p{L}\\p{N}_-])`,
  'gu',
);
/** A Japanese name before the word that addresses a person. */
const ADDRESSED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,12}(?:[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,12})?(?=[ \u3000]?(?:様|さま|さん|殿))/gu;

/** Returns a text without e-mail addresses, phone numbers, tokens, cookies, and names that it can tell. */
function scrubText(text: string): string {
  return text
    .replaceAll(COOKIE_LINE, `$1${REMOVED}`)
    .replaceAll(SCHEME, (found) => `${found.split(/\s/, 1)[0]} ${REMOVED}`)
    .replaceAll(USER_OF_ADDRESS, `$1${REMOVED}@`)
    .replaceAll(NAMED_VALUE, `$1${REMOVED}`)
    .replaceAll(EMAIL, REMOVED)
    .replaceAll(TOKEN, REMOVED)
    .replaceAll(PHONE, REMOVED)
    .replaceAll(ADDRESSED, REMOVED);
}

function scrubField(name: string, value: unknown): unknown {
  if (!PERSONAL_FIELD.test(name)) return scrub(value);
  return value === null || typeof value === 'boolean' ? value : REMOVED;
}

/**
 * Returns a value of JSON without personal data and secrets, in fields, their names and their texts. All
 * that a server writes to its log passes here; to scrub twice changes nothing.
 */
export function scrub<Value>(value: Value): Value {
  // a replaced text is a text, and the form of everything else stays
  if (typeof value === 'string') return scrubText(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => scrub(each)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [scrubText(name), scrubField(name, each)]),
  ) as Value;
}
