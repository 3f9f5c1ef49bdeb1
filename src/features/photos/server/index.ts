/** The door of photos: sending, preparing, arranging, reading. */
export { deleteListingPhotos, deletePhoto, removePhotoFiles } from './delete-photo.ts';
export { findPhotoScene, type FindScene, withDrawings } from './drawn-files.ts';
export { dropPicture, keepPicture } from './keep-picture.ts';
export { HASH_DIGITS, variantKey } from './keys.ts';
export { listPhotos } from './list-photos.ts';
export { photosInside, toPublicPhotos, toPublicPhoto } from './to-photo.ts';
export { readCoverPhotos, readPublicPhotos } from './read-public-photos.ts';
export { reorderPhotos } from './reorder-photos.ts';
export { requireNewUpload, requireUpload } from './require-upload.ts';
export { photosSettled, resumePhotoProcessing, stopPhotoProcessing } from './schedule-photo.ts';
export { faultOf, noteUploader, tusServer, UPLOADS_PATH } from './tus-server.ts';
export { updatePhoto } from './update-photo.ts';
