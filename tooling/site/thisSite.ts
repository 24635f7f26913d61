// What the tools must know of this site. The other folders serve any site and take it from here.
export { EVENTS } from 'shared-contracts/events';
export { LANGUAGES, LOCALES, type Language } from 'shared-contracts/locale';
export { RECORDED_SITE } from 'shared-contracts/site';
