import { type Guide, GUIDE_FIELD } from '../../rules/guides.ts';
import { paintSilhouette, SILHOUETTE_VIEW_BOX, toSilhouette } from '#features/pictures/rules/silhouettes.ts';

const VIEW_BOX = `0 0 ${GUIDE_FIELD.width} ${GUIDE_FIELD.height}`;

/** A guide over the camera's picture: white in a dark rim, so that it is seen on snow and in a garage. Said in words beside it. */
export function GuideOverlay({ guide, flipped }: { guide: Guide; flipped: boolean }) {
  if (guide.kind === 'silhouette') return <SideOutline {...guide} />;
  const { width } = GUIDE_FIELD;
  return (
    <svg className="camera-guide" viewBox={VIEW_BOX} aria-hidden="true" data-guide={guide.kind}>
      <g transform={flipped ? `translate(${width} 0) scale(-1 1)` : undefined}>
        <g transform={guide.kind === 'outline' ? `translate(${guide.x} ${guide.y}) scale(${guide.scale})` : undefined}>
          <path className="camera-rim" d={guide.d} />
          <path className="camera-line" d={guide.d} />
        </g>
      </g>
    </svg>
  );
}

type Side = Extract<Guide, { kind: 'silhouette' }>;

/** The edge of a silhouette: its paths drawn thick, less the same paths. */
function SideOutline({ silhouette, mirrored }: Side) {
  const paths = paintSilhouette(toSilhouette(silhouette), null, false).filter(({ opacity }) => opacity === undefined);
  const shapes = paths.map(({ d, fill, width }) => (
    <path key={d} d={d} strokeWidth={width} className={fill === 'none' ? 'camera-stroke' : undefined} />
  ));
  return (
    <svg
      className="camera-guide camera-side"
      viewBox={SILHOUETTE_VIEW_BOX}
      aria-hidden="true"
      data-guide="silhouette"
      transform={mirrored ? 'scale(-1 1)' : undefined}
    >
      <mask id="camera-edge" maskUnits="userSpaceOnUse" x="-10" y="-10" width="500" height="220">
        <g className="camera-grown">{shapes}</g>
        <g className="camera-cut">{shapes}</g>
      </mask>
      <mask id="camera-edge-rim" maskUnits="userSpaceOnUse" x="-10" y="-10" width="500" height="220">
        <g className="camera-grown camera-grown-rim">{shapes}</g>
        <g className="camera-cut">{shapes}</g>
      </mask>
      <rect x="-10" y="-10" width="500" height="220" fill="rgb(0 0 0 / 0.6)" mask="url(#camera-edge-rim)" />
      <rect x="-10" y="-10" width="500" height="220" fill="#fff" mask="url(#camera-edge)" />
    </svg>
  );
}
