import { COUNTRIES, PREFECTURES, REGIONS } from '../areas/index.ts';
import { HOLIDAYS } from '../holidays/index.ts';
import { named, translator, type Dictionary } from './translator.ts';

export const dictionary: Dictionary = {
  ...named(PREFECTURES, 'Hokkaido|Aomori|Iwate|Miyagi|Akita|Yamagata|Fukushima|Ibaraki|Tochigi|Gunma|Saitama|Chiba|Tokyo|Kanagawa|Niigata|Toyama|Ishikawa|Fukui|Yamanashi|Nagano|Gifu|Shizuoka|Aichi|Mie|Shiga|Kyoto|Osaka|Hyogo|Nara|Wakayama|Tottori|Shimane|Okayama|Hiroshima|Yamaguchi|Tokushima|Kagawa|Ehime|Kochi|Fukuoka|Saga|Nagasaki|Kumamoto|Oita|Miyazaki|Kagoshima|Okinawa'),
  ...named(REGIONS, 'Hokkaido & Tohoku|Kanto & Koshinetsu|Hokuriku|Chubu|Kinki (Kansai)|Chugoku|Shikoku|Kyushu & Okinawa'),
  ...named(COUNTRIES, 'Hawaii|Guam|Saipan|Thailand|Vietnam'),
  ...named(HOLIDAYS, 'New Year’s Day|Coming of Age Day|National Foundation Day|The Emperor’s Birthday|Vernal Equinox Day|Showa Day|Constitution Memorial Day|Greenery Day|Children’s Day|Marine Day|Mountain Day|Respect for the Aged Day|Autumnal Equinox Day|Sports Day|Culture Day|Labor Thanksgiving Day'), '%s 振替休日': '%l (substitute holiday)', '休日': 'National holiday',
  'グアム・サイパン': 'Guam & Saipan', '全国': 'All of Japan', '海外': 'Overseas',

  '予約が多い順': 'Most booked', '料金が安い順': 'Lowest price', '総合評価が高い順': 'Highest rated', 'スタッフ接客の評価順': 'Best staff', '設備の評価順': 'Best facilities',
  '食事の評価順': 'Best food', 'コストパフォーマンスの評価順': 'Best value', 'コースメンテナンスの評価順': 'Best maintained', '距離の評価順': 'Best length',
  'フェアウェイの広さの評価順': 'Widest fairways', 'コースの評価順': 'Best layout', 'グリーンの評価順': 'Best greens', '雰囲気の評価順': 'Best atmosphere',

  '即時予約できるプランのみ': 'Instant booking only', '2人でプレーできる': 'Playable as a twosome', '2人で即時予約できる': 'Instant booking for two', '乗用カート': 'Riding cart',
  '2サム割増なし': 'No twosome surcharge', '3サム割増なし': 'No threesome surcharge', '2サム保証': 'Twosome guaranteed', '1.5ラウンド保証': '1.5 rounds guaranteed',
  '昼食付き': 'Lunch included', 'キャディ付き': 'With caddie', 'ドリンク付き': 'Drink included', 'ハーフプレー': 'Half round (9 holes)', 'レッスン付き': 'With lesson',
  '練習場あり': 'Practice range', '宿泊付き': 'With overnight stay', 'コンペ向け': 'For competitions', '大浴場あり': 'Large bath', 'フェアウェイが広い': 'Wide fairways', 'エリア指定あり': 'Area chosen',

  '指定なし': 'Any', '平日': 'Weekdays', '土日・祝日': 'Weekends & holidays', '月': 'Mon', '火': 'Tue', '水': 'Wed', '木': 'Thu', '金': 'Fri', '土': 'Sat', '日・祝': 'Sun & holidays',
  '〜5時台': 'Before 6 a.m.', '12時台〜': 'From 12 noon', '%s時台': '%s:00–%s:59', '%s日間': '%s days', '1日間': '1 day', '%s組以上の連続枠': '%s or more consecutive tee times',

  'スループレー': 'Through play (no break)', '早朝プレー': 'Early morning', '午後プレー': 'Afternoon', '薄暮プレー': 'Twilight', 'ナイタープレー': 'Night golf', 'セルフプレー': 'Without caddie',
  'エンジョイ': 'Just for fun', 'マイペース': 'At my own pace', '真剣勝負': 'Serious play', '初心者歓迎': 'Beginners welcome', '女性歓迎': 'Women welcome', 'シニア歓迎': 'Seniors welcome',
  'フェアウェイ乗り入れ可': 'Carts on fairways', '歩き（手引きカート）': 'Walking (pull cart)', '賞品付き': 'Prizes included', '幹事特典': 'Organizer perks', '早期予約': 'Early booking',
  '賞品': 'Prizes', 'レッスン付きプランを除く': 'Exclude lesson plans', 'ハーフプレーを除く': 'Exclude half rounds', '含む': 'Include', '除外': 'Exclude',
  '1泊1プレー': '1 night, 1 round', '1泊2プレー': '1 night, 2 rounds', '2泊2プレー': '2 nights, 2 rounds',
  '丘陵コース': 'Hilly', '林間コース': 'Woodland', '山岳コース': 'Mountain', '河川敷コース': 'Riverside', 'シーサイドコース': 'Seaside', '高原コース': 'Highland', '%skm以内': 'Within %s km',
  '道路名': 'Road', 'キーワード：%s': 'Keyword: %s', 'ショートコース（除外）': 'Short courses (excluded)', 'ショートコース': 'Short courses',
  '%s〜%s円': '¥%s–¥%s', '%s円以下': 'Up to ¥%s', '%s円以上': 'From ¥%s',

  '検索条件を正しく設定し直してください。': 'Please correct your search conditions.',
  'エラーが発生しました。もう一度、検索をやり直してください。': 'Something went wrong. Please try your search again.',
  '指定した条件に該当するプランが多すぎます。エリアまたは日付の条件を絞って検索をやり直してください。': 'Too many plans match your search. Please narrow the area or the dates and search again.',
  '%sの値が正しくありません。選び直してください。': 'The value of “%l” is not valid. Please choose again.',
  'エリアの値が正しくありません。選び直してください。（エリア：%s）': 'The area is not valid. Please choose again. (Area: %s)',
  '%sを正しく入力してください。': 'Please enter “%l” correctly.',
  'プレー日は本日から%sまでの間で入力してください。': 'Please choose a play date between today and %l.',
  '%sの設定が正しくありません。': 'The setting of “%l” is not valid.',
  '%sに使用できない文字が含まれています。削除してください。': '“%l” contains characters that cannot be used. Please remove them.',
  '%sは%s文字以内で入力してください。': '“%l” can be up to %s characters long.',
  'エリアを選択してください。': 'Please select an area.', 'エリアは3つまで選択できます。': 'You can select up to 3 areas.',
  '国内と海外は同時に選択できません。': 'Japan and overseas cannot be selected together.',
  '表示できる件数を超えています。エリアを変更してください。': 'There are too many results to display. Please change the area.',
  '地図検索では海外を選択できません。ほかのエリアを選択してください。': 'Overseas is not available in the map search. Please select another area.',
  '国を選択してください。': 'Please select a country.', '正しいゴルフ場名を選択/入力してください': 'Please select or enter a valid course name.', 'プレー日を選択してください。': 'Please select a play date.',

  'コース名': 'Course name', 'ゴルフ場': 'Golf course', 'ゴルフ場名': 'Course name', 'エリア': 'Area', '国': 'Country', '地方': 'Region', 'プレー日': 'Play date', 'プレー日（年）': 'Play date (year)',
  'プレー日（月）': 'Play date (month)', 'プレー日（日）': 'Play date (day)', '日数': 'Number of days', 'スタート時間': 'Tee-off time', '連続枠': 'Consecutive tee times', '曜日の区分': 'Weekday or weekend',
  '曜日': 'Day of the week', '料金': 'Price', '料金（下限）': 'Price (minimum)', '料金（上限）': 'Price (maximum)', 'プレースタイル': 'Play style', 'カート': 'Cart', 'コンペ特典': 'Competition perks',
  '宿泊プラン': 'Stay plan', 'キーワード': 'Keyword', 'ICからの距離': 'Distance from the interchange', 'コースの種類': 'Course type', 'ページ': 'Page', '並び順': 'Sort order',
  '検索種別': 'Search type', '流入元': 'Referrer', '流入元の種類': 'Referrer type', '比較リスト': 'Compare list', '検索元': 'Search form', 'プレー人数': 'Players', '表示': 'View',
  '満席を除く': 'Hide full tee times', '申込ありのみ': 'With applicants only', '検索の種類': 'Search type', '表示中の都道府県': 'Displayed prefecture', '言語': 'Language', 'メニュー': 'Menu', '操作': 'Action',
  '広告のゴルフ場': 'Sponsored courses', 'フォーカス': 'Focus', '検索済み': 'Search submitted',
  '地図の範囲': 'Map bounds',
};

export default translator('en-US', dictionary);
