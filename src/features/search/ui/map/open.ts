/** Brings the map when somebody asks for it. */

for (const root of document.querySelectorAll<HTMLElement>('[data-map]')) {
  const button = root.querySelector<HTMLButtonElement>('[data-map-open]');
  if (!button) continue;
  button.addEventListener('click', async () => {
    button.dataset.busy = '';
    try {
      const { mount } = await import('./mount.ts');
      await mount(root);
      button.hidden = true;
    } catch {
      delete button.dataset.busy;
      const failed = root.querySelector<HTMLElement>('[data-map-failed]');
      if (failed) failed.textContent = failed.dataset.mapFailed ?? '';
    }
  });
}

export {};
