import { array, boolean, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { SITE_STAGES } from '~/domain/site/site-project'
import { WAITINGS } from '~/domain/site/who-waits'
import { siteFacts, siteLayout } from './site-content'

/** A site as its owner and the team see it. */
export const shownSite = object({
  /** Its own id; null before the first change. */
  site: nullable(string()),
  facts: siteFacts,
  layout: siteLayout,
  /** Of facts and layout, for If-Match; 0: nobody confirmed them yet. */
  version: number(),
  problems: array(object({ place: string(), sentence: string(), needed: boolean() })),
  photos: array(
    object({
      id: string(),
      url: string(),
      alt: string(),
      focus: object({ x: number(), y: number() }),
      /** The part of the whole picture that `url` shows, in fractions of it. */
      cut: object({ x: number(), y: number(), width: number(), height: number() }),
    }),
  ),
  stages: array(object({ name: oneOf(SITE_STAGES), at: nullable(string()) })),
  /** Fifteen days from complete contents; null before. */
  delivery_before: nullable(string()),
  site_url: nullable(string()),
  /** Where it is looked at before it is online; null from then on. */
  preview_url: nullable(string()),
  /** What everybody sees of it; null before the first publication. */
  published: nullable(object({ revision: number(), url: string(), at: string() })),
  /** What the client said of the site that he was shown. */
  reviewed_at: nullable(string()),
  approved: nullable(boolean()),
  /** What its team or its owner waits for, as the team's queue has it; null where nobody does. */
  waiting: nullable(oneOf(WAITINGS)),
  /** When the handing over was accepted. */
  accepted_at: nullable(string()),
  /** Why its hosts show none of it: ended (gone from `until` on), suspended with its reason, or gone; null: they show it. */
  closure: nullable(
    object({
      state: oneOf(['ended', 'suspended', 'gone']),
      at: string(),
      until: nullable(string()),
      reason: nullable(string()),
    }),
  ),
})
