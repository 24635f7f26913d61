/** The path below which the files of the host and of the remotes are served. */
export const FEDERATION_PREFIX = '/federation/';

/** The name of the record that the build leaves in the folder of the monolith. It is written last. */
export const FEDERATION_RECORD = 'federation.json';
