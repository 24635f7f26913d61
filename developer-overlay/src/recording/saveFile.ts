/** Downloads `text`, which is JSON, as a file. `name` is the file's name with its extension. */
export function saveFile(document: Document, name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the browser reads the text after the click; ten seconds later it no longer needs the address
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
