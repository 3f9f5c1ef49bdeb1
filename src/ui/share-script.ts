/** Shares an address by the browser’s own means, or shows it to copy. */

for (const host of document.querySelectorAll<HTMLElement>('share-button')) {
  const dialog = host.querySelector('dialog');
  const said = host.querySelector<HTMLElement>('[data-said]');
  const { url = location.href, title = document.title } = host.dataset;
  const open = () => {
    dialog?.showModal();
    host.querySelector('input')?.select();
  };
  host.removeAttribute('data-waiting');
  host.querySelector('button')?.addEventListener('click', () => {
    if (!navigator.share) return open();
    navigator.share({ url, title }).catch((fault: Error) => {
      if (fault.name !== 'AbortError') open();
    });
  });
  host.querySelector('[data-copy]')?.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(url).then(
      () => said?.replaceChildren(said.dataset.said ?? ''),
      () => host.querySelector('input')?.select(),
    );
  });
}

export {};
