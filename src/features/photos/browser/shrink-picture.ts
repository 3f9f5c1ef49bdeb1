/** Long side in pixels: as large as pages show it, small enough for a weak signal. */
const MAX_LENGTH = 2000;
const SMALL_BYTES = 600_000;

/**
 * A picture small enough to be kept thirty times and sent from a garage: redrawn as JPEG, which also leaves behind
 * where it was taken. What this browser cannot draw comes back as it is; the server reads more formats.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES || typeof createImageBitmap === 'undefined') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_LENGTH / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}
