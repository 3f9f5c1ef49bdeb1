import type { Background } from '../rules/silhouette-scene.ts';
import type { Scene } from '../rules/scene/scene.ts';
import { partsCatalog } from './catalog.ts';

const PAPER = '#fbfaf6';
const NEUTRAL = '#a9aeb0';

const SKETCHED: Readonly<Record<Background, string>> = {
  driveway: '#c3c8c6',
  street: '#9aacb3',
  lot: '#a9b1b5',
  field: '#c79c6c',
  lake: '#86aecb',
};

/** About the average color of a scene, painted while its picture loads. */
export function colorOfScene(scene: Scene): string {
  const { places, homes, rooms } = partsCatalog();
  switch (scene.kind) {
    case 'vehicle':
      return places[scene.place]?.color ?? NEUTRAL;
    case 'thing':
    case 'table':
      return places[scene.ground]?.color ?? NEUTRAL;
    case 'home':
      return homes[`${scene.style}-${scene.view}`]?.color ?? NEUTRAL;
    case 'room':
      return rooms[scene.room]?.color ?? NEUTRAL;
    case 'plan':
      return PAPER;
    case 'sketch':
      return SKETCHED[scene.background];
    case 'detail':
      return NEUTRAL;
  }
}
