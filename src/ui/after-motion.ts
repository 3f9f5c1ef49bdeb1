/** Calls `act` once what moves on an element has come to rest; at once where nothing moves. */
export function afterMotion(element: Element, act: () => void): void {
  const moving = element.getAnimations?.() ?? [];
  if (moving.length === 0) act();
  else void Promise.allSettled(moving.map(({ finished }) => finished)).then(act);
}
