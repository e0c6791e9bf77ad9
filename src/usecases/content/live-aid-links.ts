import { aidStateOf } from '~/domain/aids/aid-state'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids/aids'
import { listFormerAddresses } from '~/store/contents/former-addresses'
import type { ContentDeps } from './content-deps'

const AID_LINK = /<a href="\/aides\/([a-z0-9-]+)[^"]*"[^>]*>(.*?)<\/a>/gs

/** What links to an aid is words once that has ended or is taken off the site: its page is gone from one day to the next. */
export async function liveAidLinks(
  { db, clock }: Pick<ContentDeps, 'db' | 'clock'>,
  html: string,
): Promise<string> {
  if (!html.includes('"/aides/')) return html
  const today = parisDay(clock())
  const [aids, former] = await Promise.all([listPublishedAids(db), listFormerAddresses(db)])
  const shown = new Set([
    ...aids.filter(aid => aidStateOf(aid, today) !== 'ended').map(({ slug }) => slug),
    ...former.filter(({ kind }) => kind === 'aid').map(({ slug }) => slug),
  ])
  return html.replace(AID_LINK, (link, slug: string, words: string) => (shown.has(slug) ? link : words))
}
