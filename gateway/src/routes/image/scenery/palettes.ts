/** The colours of a picture at one time of the day or year. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, bottom: string];
  readonly sun: string;
  /** From the farthest ridge to the nearest. */
  readonly ridges: readonly [string, string, string];
  readonly rough: readonly [far: string, near: string];
  readonly fairway: readonly [far: string, near: string];
  readonly green: string;
  readonly sand: readonly [light: string, shade: string];
  readonly water: readonly [far: string, near: string];
  readonly trees: readonly [dark: string, light: string];
  /** Trees that lose their leaves. */
  readonly leaves: readonly [dark: string, light: string];
  readonly trunk: string;
}

const summer = {
  fairway: ['#7fb56c', '#4f9a52'],
  green: '#a5cf84',
  sand: ['#f0e4c6', '#cdb98b'],
  trunk: '#5b4634',
} as const;

export const PALETTES: readonly Palette[] = [
  // first light over mist
  {
    ...summer,
    sky: ['#9fc3d6', '#dfe6dc', '#f7e3c4'],
    sun: '#fff3d6',
    ridges: ['#b7cdcf', '#8fb0a8', '#5f8d7a'],
    rough: ['#4b8163', '#1f5a3f'],
    water: ['#cfe0df', '#86adb0'],
    trees: ['#17402f', '#2b6248'],
    leaves: ['#17402f', '#2b6248'],
  },
  // clear noon
  {
    ...summer,
    sky: ['#5f9fcb', '#a8cfe3', '#e4f0ee'],
    sun: '#fffbe8',
    ridges: ['#9cbccb', '#7ea58f', '#4f8a63'],
    rough: ['#3f7d4f', '#1d5b37'],
    water: ['#a9cddb', '#5b97ad'],
    trees: ['#123f2b', '#2a6a45'],
    leaves: ['#123f2b', '#2a6a45'],
  },
  // late afternoon
  {
    ...summer,
    sky: ['#86a9bd', '#efd2a8', '#f4b98a'],
    sun: '#fff0c2',
    ridges: ['#b79f9a', '#8a8b7c', '#5c7a60'],
    rough: ['#517a4c', '#27523a'],
    fairway: ['#9bb56a', '#629048'],
    green: '#bccf82',
    water: ['#ecd0ad', '#93958f'],
    trees: ['#1d3c2c', '#3d6440'],
    leaves: ['#1d3c2c', '#3d6440'],
  },
  // autumn leaves
  {
    ...summer,
    sky: ['#7fb0cf', '#c6dde2', '#f3ead6'],
    sun: '#fff8df',
    ridges: ['#a9b9bd', '#a08f72', '#8a7a4c'],
    rough: ['#71824a', '#3d6036'],
    fairway: ['#a3b565', '#6f9448'],
    green: '#bccd7c',
    water: ['#bcd2d8', '#6f95a0'],
    trees: ['#1f4330', '#3d6a45'],
    leaves: ['#9a4220', '#cf7f33'],
  },
  // winter grass under a high sky
  {
    ...summer,
    sky: ['#88b6d6', '#c9dfe9', '#eef1ec'],
    sun: '#fffdf2',
    ridges: ['#bccbd6', '#93a8a6', '#6d8872'],
    rough: ['#8f9160', '#5c6d42'],
    fairway: ['#c3bd82', '#a09d5f'],
    green: '#8fb873',
    water: ['#c4d8e2', '#7aa0b3'],
    trees: ['#1f4634', '#3a6b4c'],
    leaves: ['#6f6a4a', '#96905f'],
  },
];
