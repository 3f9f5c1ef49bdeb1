export { partsVersion } from './catalog.ts';
export { drawHomePictures } from './choose-home.ts';
export { drawThingPictures, drawTablePictures } from './choose-thing.ts';
export { type Drawing, drawVehiclePictures } from './choose-vehicle.ts';
export { type CodeAddress, drawScene } from './draw-scene.ts';
export { colorOfScene } from './scene-color.ts';
