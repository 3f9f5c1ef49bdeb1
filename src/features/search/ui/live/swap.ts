const isTyped = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && !/^(checkbox|radio|submit|button)$/.test(element.type);

/** What was unfolded stays unfolded. */
function keepOpen(from: Element, to: Element): void {
  const before = from.querySelectorAll<HTMLDetailsElement>('details');
  const after = to.querySelectorAll<HTMLDetailsElement>('details');
  before.forEach((details, at) => {
    const same = after[at];
    if (same) same.open = details.open;
  });
}

/**
 * Puts every `data-part`, or those that `which` selects, of a fresh page in the place of ours. A field that is being
 * typed in stays as it is; a box or a link that had the focus gets it back.
 */
export function swapParts(fresh: Document, which = '[data-part]'): void {
  const held = document.activeElement;
  const heldId = held?.id ?? '';
  for (const part of document.querySelectorAll<HTMLElement>(which)) {
    const next = fresh.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`);
    if (!next || (isTyped(held) && part.contains(held))) continue;
    // A holder of parts stays while it holds the same ones: each of them is swapped by itself.
    if (part.dataset.set !== undefined && part.dataset.set === next.dataset.set) continue;
    keepOpen(part, next);
    part.replaceWith(document.adoptNode(next));
  }
  document.title = fresh.title;
  if (heldId !== '' && document.activeElement !== held) document.getElementById(heldId)?.focus({ preventScroll: true });
  if (held && !held.isConnected && document.activeElement === document.body) focusTop();
}

/** What had the focus is gone, as a chip that was taken off or the link to the next page: the results begin here. */
function focusTop(): void {
  const top = document.querySelector<HTMLElement>('[data-results-top]');
  top?.setAttribute('tabindex', '-1');
  top?.focus({ preventScroll: true });
}
