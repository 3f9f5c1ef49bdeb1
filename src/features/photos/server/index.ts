/** The door of photos: sending, preparing, arranging, reading. */
export { deleteListingPhotos } from './delete-listing-photos.ts';
export { deletePhoto } from './delete-photo.ts';
export { findPhotoScene, type FindScene, withDrawings } from './drawn-files.ts';
export { dropPicture, keepPicture } from './keep-picture.ts';
export { HASH_DIGITS, variantKey } from './keys.ts';
export { listPhotos } from './list-photos.ts';
export { photosInside, toPublicPhotos } from './photos-inside.ts';
export { readCoverPhotos, readPublicPhotos } from './read-public-photos.ts';
export { removePhotoFiles } from './remove-photo-files.ts';
export { reorderPhotos } from './reorder-photos.ts';
export { requireNewUpload, requireUpload } from './require-upload.ts';
export { photosSettled, resumePhotoProcessing, stopPhotoProcessing } from './resume-photo-processing.ts';
export { toPublicPhoto } from './to-photo.ts';
export { faultOf, noteUploader, tusServer, UPLOADS_PATH } from './tus-server.ts';
export { updatePhoto } from './update-photo.ts';
