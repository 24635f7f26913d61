declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
/** A style sheet in a script, for a late part of a page. It is adopted by the document. */
declare module '*.sheet.css' {
  const sheet: CSSStyleSheet;
  export default sheet;
}
declare module '*.css';
