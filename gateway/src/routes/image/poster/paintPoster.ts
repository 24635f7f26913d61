import type { Campaign } from '../../../inventory/filling/content/campaigns.ts';
import type { Language } from 'shared-contracts/locale';
import { paintScene } from '../scenery/scene.ts';

const FONTS: Readonly<Record<Language, string>> = {
  ja: "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','BIZ UDPGothic','Yu Gothic UI',Meiryo,sans-serif",
  en: "'Helvetica Neue',Arial,sans-serif",
  'zh-Hans': "'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif",
  'zh-Hant': "'PingFang TC','Noto Sans TC','Noto Sans CJK TC','Microsoft JhengHei',sans-serif",
  ko: "'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR','Malgun Gothic',sans-serif",
};
/** The width of a Latin letter or digit in bold beside a square letter. */
const NARROW = 0.64;
const PINE = '#0b2b20';
const SAND = '#f3eee2';
const INK = '#16221c';
const FLAG = '#c2371a';

/** The words and the look of a poster. */
export type Poster = Pick<Campaign, 'headline' | 'lead' | 'look' | 'scene'> & {
  readonly language: Language;
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Draws the contour lines of a hill on the right. */
function contours(width: number, height: number, colour: string): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const x = width * 0.8;
    const y = height * 0.62;
    const grow = (index + 1) * height * 0.115;
    return `M${round(x - grow * 1.5)} ${round(y)}c0-${round(grow * 0.9)} ${round(grow * 0.8)}-${round(grow * 1.1)} ${round(grow * 1.7)}-${round(grow * 0.85)}s${round(grow * 1.2)} ${round(grow * 1.5)} ${round(grow * 0.2)} ${round(grow * 1.6)}-${round(grow * 1.9)} ${round(grow * 0.1)}-${round(grow * 1.9)}-${round(grow * 0.75)}z`;
  });
  return `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="1.4"/>`;
}

function flag(x: number, foot: number, height: number, pole: string): string {
  const top = foot - height;
  return (
    `<ellipse cx="${round(x)}" cy="${round(foot)}" rx="${round(height * 0.32)}" ry="${round(height * 0.07)}" fill="${pole}" opacity=".18"/>` +
    `<path d="M${round(x)} ${round(foot)}V${round(top)}" stroke="${pole}" stroke-width="${round(height * 0.025)}"/><path d="M${round(x)} ${round(top)}l${round(height * 0.36)} ${round(height * 0.14)}-${round(height * 0.36)} ${round(height * 0.14)}z" fill="${FLAG}"/>`
  );
}

function background({ look, scene = 1 }: Poster, width: number, height: number): string {
  if (look === 'scene') {
    const picture = paintScene(scene, width, height).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `${picture}<linearGradient id="v"><stop stop-color="${PINE}" stop-opacity=".88"/><stop offset=".45" stop-color="${PINE}" stop-opacity=".62"/><stop offset=".85" stop-color="${PINE}" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#v)"/>`;
  }
  const isPine = look === 'pine';
  return `<rect width="${width}" height="${height}" fill="${isPine ? PINE : SAND}"/><g opacity="${isPine ? 0.22 : 0.5}">${contours(width, height, isPine ? '#e6decc' : '#c9bb98')}</g>${flag(width * 0.79, height * 0.7, height * 0.46, isPine ? '#f3eee2' : '#48554d')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/** The width of a text in the unit of its size. */
function widthOf(text: string): number {
  // the last narrow one is the dash between two days
  return [...text].reduce((sum, letter) => sum + (letter <= '\u2013' ? NARROW : 1), 0);
}

function words({ headline, lead, look, language }: Poster, width: number, height: number): string {
  const longest = Math.max(...headline.map(widthOf));
  const largest = height * (width > height * 2.6 ? 0.21 : 0.17);
  // the more lines, the smaller, so that the edges stay as far away
  const fitting = (height * 0.74) / (headline.length * 1.32 + 1.35);
  const size = Math.min(largest, fitting, (width * 0.6) / longest);
  const leadSize = Math.min(largest * 0.5, (width * 0.72) / widthOf(lead));
  const left = width * 0.065;
  const line = size * 1.32;
  const first = height / 2 + (size * 1.65 - headline.length * line - leadSize) / 2;
  const lines = headline
    .map(
      (text, index) =>
        `<text x="${round(left)}" y="${round(first + index * line)}" font-size="${round(size)}" font-weight="700">${escaped(text)}</text>`,
    )
    .join('');
  const colour = look === 'sand' ? '#11503a' : '#fff';
  return (
    `<rect x="${round(left)}" y="${round(first - size * 1.3)}" width="${round(size * 0.9)}" height="${round(size * 0.09)}" fill="${FLAG}"/>` +
    `<g font-family="${FONTS[language]}" fill="${colour}">${lines}<text x="${round(left)}" y="${round(first + headline.length * line - size * 0.35 + leadSize * 0.8)}" font-size="${round(leadSize)}" fill="${look === 'sand' ? INK : '#e6decc'}">${escaped(lead)}</text></g>`
  );
}

/** Draws a poster as SVG: pine, sand or a hole, with the words on the left. */
export function paintPoster(poster: Poster, width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${background(poster, width, height)}${words(poster, width, height)}</svg>`;
}
