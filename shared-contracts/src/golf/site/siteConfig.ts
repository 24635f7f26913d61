/** The absolute URLs of the sites that the product links to, from the shell's configuration. */
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
  /** The user API of R7.01, which has its own origin. */
  readonly userApi: string;
}

/**
 * The source of map tiles: an address with `{z}`, `{x}` and `{y}`, and the attribution that the
 * source asks for.
 */
export interface MapTiles {
  readonly url: string;
  readonly attribution: string;
}

/** The operator's settings for every widget. */
export interface GolfConfig {
  readonly sites: Sites;
  /** Missing when the operator has no tiles; the maps are then drawings. */
  readonly mapTiles?: MapTiles | undefined;
}
