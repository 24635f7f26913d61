/**
 * Gives `<dialog>` the two methods that jsdom lacks, so that tests find the roles and names inside
 * an open dialog.
 */
export function withNativeDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
