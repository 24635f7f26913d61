/** Addresses of the neighbours that the product links to; absolute URLs from the shell's configuration. */
export interface Sites {
  readonly booking: string;
  readonly login: string;
  readonly logout: string;
  readonly register: string;
  readonly myPage: string;
  readonly reservations: string;
  readonly history: string;
  readonly favourites: string;
  readonly membership: string;
  readonly help: string;
  /** The user API of R7.01, at its own origin. */
  readonly userApi: string;
}

/** Where tiles of a map come from: an address with `{z}`, `{x}` and `{y}`, and the words by which their source wants to be named. */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** What the shell's operator configures for every widget. */
export interface GolfConfig {
  readonly sites: Sites;
  /** Missing where the operator has none: maps are drawn then. */
  readonly mapTiles?: MapTiles | undefined;
}
