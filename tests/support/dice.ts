/** Rolls that look random and are the same each time (mulberry32). @returns one of `faces`, from 0 */
export function dice(seed: number) {
  let state = seed
  return (faces: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % faces
  }
}
