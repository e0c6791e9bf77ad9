import { NotYet } from './not-yet'

/** It does not answer, or answers that it is not itself: a later try makes sense, and until then nobody else need ask. */
export class NeighbourAway extends Error {}

/** For a `catch` around what it is asked. @throws NeighbourAway */
export function away(cause: unknown): never {
  throw new NeighbourAway(String(cause), { cause })
}

/** It answered no to what was sent, for good: no later try helps, and a person has to look. */
export class NeighbourRefuses extends Error {}

/** It was not asked, since it was away a moment ago. */
export class NeighbourPaused extends NotYet {
  constructor(neighbour: string, until: Date) {
    super(`${neighbour} was away a moment ago`, until)
  }
}
