import { itemInTurn } from './itemInTurn.ts';
import { romanise } from './romanise.ts';

/** A part of an invented name, its reading, and how it is written in Latin letters. */
export interface NamePart {
  readonly text: string;
  readonly kana: string;
  readonly latin: string;
}

function toParts(list: string): NamePart[] {
  return list
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [text = '', kana = ''] = item.split(':');
      return { text, kana, latin: romanise(kana) };
    });
}

const HEADS =
  toParts(`朝霧:あさぎり 碧:あおい 雁:かり 鷹:たか 鶴:つる 鷺:さぎ 椿:つばき 楓:かえで 萩:はぎ 藤:ふじ 桂:かつら 楠:くす
  松籟:しょうらい 若狭野:わかさの 霞:かすみ 霧:きり 風:かぜ 雲:くも 虹:にじ 星:ほし 月影:つきかげ 有明:ありあけ 暁:あかつき 東雲:しののめ
  琥珀:こはく 翠:みどり 白妙:しろたえ 紅葉:もみじ 千歳:ちとせ 八千代:やちよ 常盤:ときわ 瑞穂:みずほ 早苗:さなえ 菜花:なばな 蛍:ほたる 小鹿:こじか
  雉:きじ 隼:はやぶさ 千鳥:ちどり 浜木綿:はまゆう`);
const TAILS =
  toParts(`ヶ沢:がさわ ヶ丘:がおか ヶ原:がはら ヶ浜:がはま ノ瀬:のせ ノ森:のもり ノ里:のさと ノ台:のだい 谷:だに 野:の
  見台:みだい 越:ごえ 峰:みね 尾根:おね 平:だいら 坂:ざか 川:がわ 沼:ぬま 池:いけ 泉:いずみ
  渓:けい 岬:みさき 崎:さき 浦:うら 窪:くぼ 牧:まき 羽根:はね 代:しろ 江:え 根:ね
  山:やま 岳:だけ 郷:ごう 庭:にわ 路:じ 畑:ばたけ 橋:ばし 塚:づか 堂:どう 本:もと
  宮:みや 倉:くら 戸:と 間:ま 津:つ 瀬戸:せと 早瀬:はやせ 深山:みやま 高原:こうげん 丸:まる`);

export const PLACE_NAMES = HEADS.length * TAILS.length;

/**
 * Returns the invented place of a number below `PLACE_NAMES`. Neighbouring numbers share neither
 * head nor tail.
 */
export function placeName(number: number): NamePart {
  const head = itemInTurn(HEADS, number);
  const tail = itemInTurn(TAILS, Math.floor(number / HEADS.length) + (number % HEADS.length) * 7);
  const latin = head.latin + tail.latin;
  return {
    text: head.text + tail.text,
    kana: head.kana + tail.kana,
    latin: latin.charAt(0).toUpperCase() + latin.slice(1),
  };
}
