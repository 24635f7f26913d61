/** Metres a second from which a wind is felt by a ball, and from which it decides the round. */
const BREEZE = 4;
const STRONG = 8;

/** R7.19: the word for a wind in metres a second. */
export function windOf(wind: number): 'calm' | 'breeze' | 'strong' {
  if (wind >= STRONG) return 'strong';
  return wind >= BREEZE ? 'breeze' : 'calm';
}
