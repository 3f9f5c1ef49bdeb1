export { partsVersion } from './catalog.ts';
export { drawHomePictures, type HomeFacts } from './choose-home.ts';
export { drawThingPictures, drawTablePictures, type TableFacts, type ThingFacts } from './choose-thing.ts';
export { type Drawing, drawVehiclePictures, type VehicleFacts } from './choose-vehicle.ts';
export { type CodeAddress, drawScene } from './draw-scene.ts';
export { colorOfScene } from './scene-color.ts';
