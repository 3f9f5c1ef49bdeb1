/** Side views of everything that is sold here, drawn by us. The drawings live in ./silhouettes/. */
export {
  type PaintedPath,
  paintSilhouette,
  SILHOUETTE_KINDS,
  type SilhouetteKind,
  toSilhouette,
  VIEW_BOX as SILHOUETTE_VIEW_BOX,
} from './silhouettes/index.ts';
