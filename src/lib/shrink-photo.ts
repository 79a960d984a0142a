/** Longest side after shrinking: an ID card needs less. */
const MAX_SIDE_PX = 2000
/** Smaller files upload quickly enough unchanged. */
const SMALL_BYTES = 1_000_000
const JPEG_QUALITY = 0.85

/**
 * Shrinks a phone's photo for upload: many megabytes take minutes on a slow connection, exceed the
 * server's limit of pixels, and contain where the photo was taken.
 * @returns a smaller JPEG, or the file itself if it is small or the browser cannot read it.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES) return file
  try {
    const smaller = await drawSmaller(file)
    if (!smaller || smaller.size >= file.size) return file
    return new File([smaller], file.name, { type: smaller.type })
  } catch (error) {
    console.warn('The photo is sent as it is.', error)
    return file
  }
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  // JPEG has no transparency: clear areas would turn black.
  if (context) context.fillStyle = '#fff'
  context?.fillRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
