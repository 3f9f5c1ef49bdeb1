import sharp, { type Sharp } from 'sharp';
import type { Scene } from '../rules/scene/scene.ts';
import { lightPicture } from './daylight.ts';
import { drawDetail } from './draw-detail.ts';
import { drawHome, drawRoom } from './draw-home.ts';
import { drawPlan, drawSketch } from './draw-flat.ts';
import { drawTable } from './draw-table.ts';
import { drawThing } from './draw-thing.ts';
import { drawVehicle } from './draw-vehicle.ts';
import type { Box } from './frame.ts';
import type { Layer, Size } from './layers.ts';

/** A composed picture, and the part of it that is shown. */
export type Drawn = { readonly picture: Layer; readonly cut: Box | null };

/** Pixels of the parts; a small picture is composed small, with some room for the cut. */
const PARTS: Size = { width: 1024, height: 768 };
const ROOM = 1.3;

const workingSize = (width: number): Size => {
  const wide = Math.min(PARTS.width, Math.ceil((width * ROOM) / 4) * 4);
  return { width: wide, height: (wide * PARTS.height) / PARTS.width };
};

/** The address that a code's sticker holds. */
export type CodeAddress = (code: string) => string;

function compose(scene: Scene, size: Size, codeAddress: CodeAddress): Promise<Drawn | null> {
  switch (scene.kind) {
    case 'vehicle':
      return drawVehicle(scene, size);
    case 'detail':
      return drawDetail(scene, size, codeAddress);
    case 'home':
      return drawHome(scene, size);
    case 'room':
      return drawRoom(scene, size);
    case 'plan':
      return drawPlan(scene, size);
    case 'thing':
      return drawThing(scene, size);
    case 'table':
      return drawTable(scene, size);
    case 'sketch':
      return drawSketch(scene, size);
  }
}

/** A scene as a picture of this width, 4:3; null when one of its parts is not there. */
export async function drawScene(scene: Scene, width: number, codeAddress: CodeAddress): Promise<Sharp | null> {
  const drawn = await compose(scene, workingSize(width), codeAddress);
  if (!drawn) return null;
  const { data, width: wide, height: high } = lightPicture(drawn.picture, 'pose' in scene ? scene.pose.light : 0);
  const whole = sharp(data, { raw: { width: wide, height: high, channels: 3 } });
  const shown = drawn.cut ? whole.extract(drawn.cut) : whole;
  return shown.resize(width, Math.round((width * 3) / 4), { fit: 'fill', kernel: 'lanczos3' });
}
