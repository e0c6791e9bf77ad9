import sharp from 'sharp'

/** A small grey photo, as a file that one chooses. */
export async function greyPhoto(name: string) {
  const picture = sharp({ create: { width: 480, height: 300, channels: 3, background: '#ddd' } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}
