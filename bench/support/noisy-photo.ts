import sharp from 'sharp'

/** A JPEG as full of detail as one that a telephone takes: 2,900 × 2,175 points weigh 4 MB. */
export const noisyPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 24 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
