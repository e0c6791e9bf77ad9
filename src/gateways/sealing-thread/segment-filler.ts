import { CHUNK_BYTES } from '../age/payload'

/** Whole chunks, so that none lies in two segments. */
export const SEGMENT_BYTES = CHUNK_BYTES

/** What lies in one half of the memory. */
interface Segment {
  half: 0 | 1
  length: number
  last: boolean
}

/** Fills the halves of a memory by turns: one while the other is read by somebody else. */
export class SegmentFiller {
  private readonly waiting: [(() => void) | null, (() => void) | null] = [null, null]
  private readonly busy = [false, false]
  private error: Error | null = null

  constructor(
    readonly memory = new SharedArrayBuffer(2 * SEGMENT_BYTES),
    private readonly send: (segment: Segment) => void,
  ) {}

  /** Sends every segment; the last one may be empty. @throws what `fail` was told, and what `bytes` throws */
  async fill(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const halves = [0, 1].map(half => new Uint8Array(this.memory, half * SEGMENT_BYTES, SEGMENT_BYTES))
    let half: 0 | 1 = 0
    let length = 0
    for await (const part of bytes) {
      for (let at = 0; at < part.length; ) {
        if (length === SEGMENT_BYTES) {
          this.hand({ half, length, last: false })
          half = half === 0 ? 1 : 0
          length = 0
          await this.untilFree(half)
        }
        const taken = Math.min(SEGMENT_BYTES - length, part.length - at)
        halves[half]?.set(part.subarray(at, at + taken), length)
        length += taken
        at += taken
      }
    }
    this.hand({ half, length, last: true })
  }

  /** The other side has read that half. */
  free(half: 0 | 1) {
    this.busy[half] = false
    this.waiting[half]?.()
  }

  /** The other side reads no more. */
  fail(error: Error) {
    this.error = error
    for (const goOn of this.waiting) goOn?.()
  }

  private hand(segment: Segment) {
    if (this.error) throw this.error
    this.busy[segment.half] = true
    this.send(segment)
  }

  private async untilFree(half: 0 | 1) {
    if (this.busy[half] && !this.error)
      await new Promise<void>(resolve => {
        this.waiting[half] = resolve
      })
    this.waiting[half] = null
    if (this.error) throw this.error
  }
}
