/** Why the server let nobody in. */
export type LoginError =
  | 'refused'
  | 'tooMany'
  | 'unavailable'
  /** A security key is asked, and the browser has sent the plain form: it needs the script. */
  | 'keyAsked';
