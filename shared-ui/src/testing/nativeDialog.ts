/** jsdom knows `<dialog>` but cannot open one. Gives it the two methods, enough for roles and names to be found. */
export function withNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
