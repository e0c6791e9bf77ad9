import sharp from 'sharp'

/** A telephone's photo: lying on its side, a blue corner, with the camera and the place where it was taken. */
export const telephonePhoto = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#c06040' } })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: '#1040ff' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
