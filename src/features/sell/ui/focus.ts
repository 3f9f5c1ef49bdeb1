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

/** Tells screen readers that another step is on the screen, and brings it to the top. */
export function focusStepTitle(): void {
  requestAnimationFrame(() => {
    window.scrollTo({ top: 0 });
    document.getElementById('step-title')?.focus({ preventScroll: true });
  });
}
