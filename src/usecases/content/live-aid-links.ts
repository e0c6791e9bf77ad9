import type { Aid } from '~/domain/aids/aid'
import { aidStateOf } from '~/domain/aids/aid-state'
import { parisDay } from '~/domain/text/french'
import { listMovedAids, listPublishedAids } from '~/store/aids/aids'
import type { ContentDeps } from './content-deps'

const AID_LINK = /<a href="\/aides\/([a-z0-9-]+)[^"]*"[^>]*>(.*?)<\/a>/gs

/** What links to an aid is words once that has ended or is taken off the site: its page is gone from one day to the next. */
export async function liveAidLinks(
  { db, clock }: Pick<ContentDeps, 'db' | 'clock'>,
  html: string,
): Promise<string> {
  if (!html.includes('"/aides/')) return html
  const today = parisDay(clock())
  const isShown = (aid: Aid) => aidStateOf(aid, today) !== 'ended'
  const [aids, moved] = await Promise.all([listPublishedAids(db), listMovedAids(db)])
  const shown = new Set([
    ...aids.filter(isShown).map(({ slug }) => slug),
    ...moved.filter(({ aid }) => isShown(aid)).map(({ from }) => from),
  ])
  return html.replace(AID_LINK, (link, slug: string, words: string) => (shown.has(slug) ? link : words))
}
