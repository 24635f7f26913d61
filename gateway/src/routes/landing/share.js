// the button of a round that shares its page, or copies its address where nothing can be shared
const button = document.querySelector('button[data-share]');
const said = button?.nextElementSibling;
if (button && said && (navigator.share || navigator.clipboard)) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        said.textContent = button.dataset.share ?? '';
      }
    } catch {
      // the visitor closed the sheet
    }
  });
}
