import type { Aid } from '~/domain/aids/aid'
import { type AidState, saidOn } from '~/domain/aids/aid-state'
import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import { findMovedAid, findPublishedAid } from '~/store/aids/aids'
import { renderContent } from '../content/render-content'
import type { Deps } from '../ground/deps'

/** The aid of an address, or that had it before another, with its text as HTML. @throws Refusal `not-found`, also for one that has ended */
export async function readAid(
  { db, clock, sanitise }: Pick<Deps, 'db' | 'clock' | 'sanitise'>,
  slug: string,
): Promise<{ aid: Aid; state: AidState; html: string }> {
  const aid = (await findPublishedAid(db, slug)) ?? found(await findMovedAid(db, slug))
  const said = saidOn(aid, parisDay(clock()))
  if (said.state === 'ended') throw new Refusal('not-found')
  return { ...said, html: sanitise(renderContent(said.aid.text)) }
}
