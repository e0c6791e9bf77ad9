import { Refusal } from '~/domain/refusal'

/**
 * What somebody sends, whole in memory, bounded in size and in time.
 * @param bounds `most` in bytes, `patience` in milliseconds
 * @returns null where it is longer
 * @throws Refusal request-too-slow
 */
export async function readWhole(
  bytes: AsyncIterable<Uint8Array>,
  { most, patience }: { most: number; patience: number },
): Promise<Buffer | null> {
  const source = bytes[Symbol.asyncIterator]()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('request-too-slow')), patience)
  })
  late.catch(() => {})
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await Promise.race([source.next(), late])
      if (done) return Buffer.concat(chunks)
      size += value.length
      if (size > most) return null
      chunks.push(value)
    }
  } finally {
    clearTimeout(timer)
  }
}
