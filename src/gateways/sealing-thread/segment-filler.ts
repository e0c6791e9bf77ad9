import { CHUNK_BYTES } from '../age/payload'

/** Whole chunks, so that none lies in two segments; several at once ask less often for the other thread and for the disk. */
export const SEGMENT_BYTES = 2 * CHUNK_BYTES
/** One is filled while the other is sealed. */
const SEGMENTS = 2
/** How many memories are kept for the next files. */
const KEPT = 32

/** What lies at the beginning of a memory, which goes over to who is sent it. */
export interface Segment {
  memory: ArrayBuffer
  length: number
  last: boolean
}

/** Fills two memories by turns, which go to somebody else and come back: nobody copies their bytes again. */
export class SegmentFiller {
  private away = 0
  private error: Error | null = null
  private goOn = () => {}

  /** @param free memories that no file uses */
  constructor(
    private readonly free: ArrayBuffer[],
    private readonly send: (segment: Segment) => void,
  ) {}

  /** Sends every segment; the last one may be empty. @throws what `fail` was told, and what `bytes` throws */
  async fill(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    let segment = this.emptySegment()
    let length = 0
    for await (const part of bytes) {
      for (let at = 0; at < part.length; ) {
        if (length === SEGMENT_BYTES) {
          this.hand({ memory: segment.buffer, length, last: false })
          if (this.away === SEGMENTS) await this.oneBack()
          segment = this.emptySegment()
          length = 0
        }
        const taken = Math.min(SEGMENT_BYTES - length, part.length - at)
        segment.set(part.subarray(at, at + taken), length)
        length += taken
        at += taken
      }
    }
    this.hand({ memory: segment.buffer, length, last: true })
  }

  /** The other side is done with a memory. */
  giveBack(memory: ArrayBuffer) {
    this.away -= 1
    if (this.free.length < KEPT) this.free.push(memory)
    this.goOn()
  }

  /** The other side takes no more. */
  fail(error: Error) {
    this.error = error
    this.goOn()
  }

  private emptySegment = () => new Uint8Array(this.free.pop() ?? new ArrayBuffer(SEGMENT_BYTES))

  private hand(segment: Segment) {
    if (this.error) throw this.error
    this.away += 1
    this.send(segment)
  }

  private oneBack() {
    return new Promise<void>(resolve => {
      this.goOn = resolve
    })
  }
}
