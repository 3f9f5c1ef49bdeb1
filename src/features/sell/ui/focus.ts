/** Puts the person at the first answer that needs a look, once the page has drawn it. */
export function focusFirstFault(): void {
  requestAnimationFrame(() => {
    const fault = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = fault?.matches('input, select, textarea')
      ? fault
      : fault?.querySelector<HTMLElement>('input, select, textarea');
    (control ?? fault)?.focus();
  });
}

/** Tells screen readers that another screen is there, and brings it to the top; or one of its later steps, by slug. */
export function focusStep(slug: string | null): void {
  requestAnimationFrame(() => {
    const title = document.getElementById(slug === null ? 'step-title' : `step-${slug}`);
    if (slug === null) window.scrollTo({ top: 0 });
    else title?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  });
}
