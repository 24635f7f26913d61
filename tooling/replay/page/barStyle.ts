export const BAR_STYLE = `
  :host { display: block; padding: 8px 16px; font: 13px/1.5 system-ui, sans-serif; color: #f4f4f0; background: #1f2a24; }
  p, h2, ol { margin: 0; }
  .title { color: #b9c7bd; }
  .buttons { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 6px 0; }
  button { padding: 4px 12px; font: inherit; color: inherit; background: #35483d; border: 1px solid #6d8577; border-radius: 4px; }
  button:disabled { opacity: .5; }
  .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; max-height: 180px; overflow: auto; }
  h2 { font-size: 13px; color: #b9c7bd; }
  ol { padding-left: 24px; }
  li { overflow-wrap: anywhere; }
`;
