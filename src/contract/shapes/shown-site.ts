import * as z from 'zod/mini'
import { SITE_STAGES } from '~/domain/site/site-project'
import { WAITINGS } from '~/domain/site/who-waits'
import { instant } from './instant'
import { siteFacts, siteLayout } from './site-content'

/** A site as its owner and the team see it. */
export const shownSite = z.object({
  /** Its own id; null before the first change. */
  site: z.nullable(z.string()),
  facts: siteFacts,
  layout: siteLayout,
  /** Of facts and layout, for If-Match; 0: nobody confirmed them yet. */
  version: z.number(),
  problems: z.array(z.object({ place: z.string(), sentence: z.string(), needed: z.boolean() })),
  photos: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      alt: z.string(),
      focus: z.object({ x: z.number(), y: z.number() }),
      /** The part of the whole picture that `url` shows, in fractions of it. */
      cut: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
    }),
  ),
  stages: z.array(z.object({ name: z.enum(SITE_STAGES), at: z.nullable(instant) })),
  /** Fifteen days from complete contents; null before. */
  delivery_before: z.nullable(instant),
  site_url: z.nullable(z.string()),
  /** Where it is looked at before it is online; null from then on. */
  preview_url: z.nullable(z.string()),
  /** What everybody sees of it; null before the first publication. */
  published: z.nullable(z.object({ revision: z.number(), url: z.string(), at: instant })),
  /** What the client said of the site that he was shown. */
  reviewed_at: z.nullable(instant),
  approved: z.nullable(z.boolean()),
  /** What its team or its owner waits for, as the team's queue has it; null where nobody does. */
  waiting: z.nullable(z.enum(WAITINGS)),
  /** When the handing over was accepted. */
  accepted_at: z.nullable(instant),
  /** Why its hosts show none of it: ended (gone from `until` on), suspended with its reason, or gone; null: they show it. */
  closure: z.nullable(
    z.object({
      state: z.enum(['ended', 'suspended', 'gone']),
      at: instant,
      until: z.nullable(instant),
      reason: z.nullable(z.string()),
    }),
  ),
})
