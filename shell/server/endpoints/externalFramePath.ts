/** The path of the page that shows the external frame: the help of another site. */
export const EXTERNAL_FRAME_PATH = '/help/';
