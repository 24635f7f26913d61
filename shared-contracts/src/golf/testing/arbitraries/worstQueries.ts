import { PARAMETERS } from '../../search/parameters.ts';

function repeated(text: string, times: number): string {
  return text.repeat(times);
}
function encodedTimes(text: string, times: number): string {
  return times === 0 ? text : encodedTimes(encodeURIComponent(text), times - 1);
}

/**
 * Queries that try to be slow to read: long ones, many values, deep nesting, text that is hostile
 * to regular expressions.
 */
export const WORST_QUERIES: Readonly<Record<string, string>> = {
  'ten thousand areas': repeated('area[]=12&', 10_000),
  'ten thousand names': Array.from({ length: 10_000 }, (_, index) => `x${index}=1`).join('&'),
  'a keyword of a megabyte': `area[]=12&srch_keyword=${repeated('a', 1_000_000)}`,
  'a Japanese keyword of a megabyte': `srch_keyword=${repeated('%E3%82%B4', 111_111)}`,
  'an undecodable megabyte': `search_c_name=${repeated('%FF', 333_333)}`,
  'percent signs, encoded again and again': `search_c_name=%${repeated('25', 30_000)}41`,
  'a name encoded eight times': `search_c_name=${encodedTimes('ゴルフ', 8)}`,
  'combining marks': `search_c_name=${repeated('か\u3099\u309A', 20_000)}`,
  'letters that grow when they are normalised': `search_c_name=${repeated('\uFDFA', 20_000)}`,
  spaces: `search_c_name=a${repeated('+', 60_000)}b`,
  ampersands: repeated('&', 1_000_000),
  brackets: `area${repeated('[', 60_000)}=1`,
  'every parameter a hundred times': PARAMETERS.map(({ wire }) => repeated(`${wire}=1&`, 100)).join(
    '',
  ),
  commas: `compare_with=${repeated('1,', 30_000)}`,
};
