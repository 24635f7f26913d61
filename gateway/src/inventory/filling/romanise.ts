const SYLLABLES =
  `あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo
  たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo
  ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn
  きゃkya きゅkyu きょkyo ぎゃgya ぎゅgyu ぎょgyo しゃsha しゅshu しょsho じゃja じゅju じょjo ちゃcha ちゅchu ちょcho
  にゃnya にゅnyu にょnyo ひゃhya ひゅhyu ひょhyo びゃbya びゅbyu びょbyo みゃmya みゅmyu みょmyo りゃrya りゅryu りょryo`
    .split(/\s+/)
    .map((each) => /^([ぁ-ん]+)([a-z]+)$/.exec(each))
    .map((found) => [found?.[1] ?? '', found?.[2] ?? ''] as const);
const SOUNDS = new Map(SYLLABLES);

/**
 * Romanises one word in hiragana as signs on roads do: Hepburn, long vowels written short (しょうらい:
 * shorai). Throws `RangeError` for a sign that is no hiragana.
 */
export function romanise(kana: string): string {
  const sounds = [...kana.matchAll(/っ|[ぁ-ん][ゃゅょ]?|./gsu)].map(([sign]) => sign);
  const latin = sounds
    .map((sign) => {
      if (sign === 'っ') return '*';
      const sound = SOUNDS.get(sign);
      if (sound === undefined) throw new RangeError(`${sign} of ${kana} is no hiragana`);
      return sound;
    })
    .join('');
  return latin
    .replace(/\*(.)/g, (_, next: string) => (next === 'c' ? 't' : next) + next)
    .replace(/o[ou]/g, 'o')
    .replace(/uu/g, 'u');
}
