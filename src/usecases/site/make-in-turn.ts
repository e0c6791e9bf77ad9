import type { Actor } from '~/domain/journal/actor'
import type { PhotoOrder } from '~/gateways/photo-maker/made-photo'
import { atMost } from '../ground/at-most'
import type { Deps } from '../ground/deps'
import { whoseTurn } from '../ground/whose-turn'

/** Each that waits holds its photo in memory, up to 10 MB; a browser sends one after the other. */
const one = atMost(1, { each: 20, in_all: 60 })

/** Makes a photo; one is made at a time, and turns go round those who bring them. */
export const makeInTurn = ({ photoMaker }: Pick<Deps, 'photoMaker'>, by: Actor, order: PhotoOrder) =>
  one(() => photoMaker.make(order), whoseTurn(by))
