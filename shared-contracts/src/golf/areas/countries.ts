const TABLE = [
  { code: 1, name: 'ハワイ' },
  { code: 2, name: 'グアム' },
  { code: 3, name: 'サイパン' },
  { code: 4, name: 'タイ' },
  { code: 5, name: 'ベトナム' },
] as const;
export type CountryName = (typeof TABLE)[number]['name'];

export interface Country {
  readonly code: number;
  readonly name: CountryName;
}

/** R3.13: the countries overseas; a country's code is its place from 1. */
export const COUNTRIES: readonly Country[] = TABLE;

export const COUNTRY_CODES: readonly number[] = COUNTRIES.map(({ code }) => code);

/** R3.13: an option that a visitor picks; Guam and Saipan are one option. */
export interface CountryOption {
  readonly countries: readonly number[];
  readonly name: CountryName | 'グアム・サイパン';
}

const WITHOUT_VIETNAM: readonly CountryOption[] = [
  { countries: [1], name: 'ハワイ' },
  { countries: [2, 3], name: 'グアム・サイパン' },
  { countries: [4], name: 'タイ' },
];

/** R3.13: four options on the top page, three in the second list (the other forms). */
export const COUNTRY_OPTIONS: {
  readonly top: readonly CountryOption[];
  readonly other: readonly CountryOption[];
} = {
  top: [...WITHOUT_VIETNAM, { countries: [5], name: 'ベトナム' }],
  other: WITHOUT_VIETNAM,
};

/** Returns the name of a country ('ハワイ'), or '' for an unknown code. */
export function countryName(code: number): CountryName | '' {
  return COUNTRIES[code - 1]?.name ?? '';
}
