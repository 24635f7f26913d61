/** Downloads a text as a JSON file. */
export function saveFile(document: Document, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // by then, the browser has read the text
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
