/** Asks once whether visits may be counted. */

const banner = document.querySelector<HTMLElement>('[data-consent]');
if (banner && !/(^|; )consent=/.test(document.cookie)) {
  banner.hidden = false;
  banner.addEventListener('click', (event) => {
    const answer = (event.target as HTMLElement).dataset.answer;
    if (!answer) return;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `consent=${answer}; Path=/; Max-Age=${180 * 86400}; SameSite=Lax${secure}`;
    banner.hidden = true;
    document.dispatchEvent(new CustomEvent('curbtag:consent', { detail: answer }));
  });
}

export {};
