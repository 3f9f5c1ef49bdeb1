import { NARROW_SCREEN } from '#shared/constants.ts';

const VARIABLE = '--viewport-height';

type View = Pick<VisualViewport, 'height' | 'addEventListener' | 'removeEventListener'>;
type Frame = {
  readonly visualViewport: View | null;
  matchMedia(query: string): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  readonly document: {
    readonly documentElement: { readonly style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'> };
  };
};

/**
 * Keeps `--viewport-height`: what a narrow screen shows above its keyboard, which no unit of CSS says on every phone.
 * Wider screens have none. Gives what ends it.
 */
export function trackViewportHeight(frame: Frame): () => void {
  const { visualViewport: view } = frame;
  if (!view) return () => undefined;
  const { style } = frame.document.documentElement;
  const narrow = frame.matchMedia(`(max-width: ${NARROW_SCREEN}px)`);
  const track = () => {
    if (narrow.matches) style.setProperty(VARIABLE, `${Math.round(view.height)}px`);
    else style.removeProperty(VARIABLE);
  };
  track();
  view.addEventListener('resize', track);
  narrow.addEventListener('change', track);
  return () => {
    view.removeEventListener('resize', track);
    narrow.removeEventListener('change', track);
    style.removeProperty(VARIABLE);
  };
}
