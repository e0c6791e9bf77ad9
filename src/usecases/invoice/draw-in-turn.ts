import type { Actor } from '~/domain/journal/actor'
import { atMost } from '../ground/at-most'
import { whoseTurn } from '../ground/whose-turn'

/**
 * One process draws all papers, in the order in which they are asked for: what visitors ask to see takes turns before it,
 * so that a hundred drafts of one network keep nobody else's draft or signature waiting.
 */
const two = atMost(2)

/** Draws a paper when it is the turn of who asked for it. */
export const drawInTurn = <Paper>(by: Actor, draw: () => Promise<Paper>): Promise<Paper> =>
  two(draw, whoseTurn(by))
