import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
  trim,
} from 'zod/mini'
import { SITE_STAGES } from '~/domain/site/site-project'
import { call } from './call'
import { siteFacts, siteLayout } from './shapes/site-content'

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
    object({ id: string(), url: string(), alt: string(), focus: object({ x: number(), y: number() }) }),
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
  /** When the handing over was accepted. */
  accepted_at: nullable(string()),
})

/** After an acceptance: the site with its own stages, and its handing over. 404 before, and for test dossiers. */
export const siteProjectCalls = {
  siteProject: call({
    method: 'GET',
    path: '/api/company/{id}/site',
    reader: 'public',
    summary: 'The site of an accepted dossier: its facts, their arrangement, what is missing, its stages',
    reply: shownSite,
  }),
  reviewSite: call({
    method: 'POST',
    path: '/api/company/{id}/site/review',
    reader: 'public',
    budget: 'company-change',
    summary: 'What the client says of the site that he was shown',
    body: object({ approved: boolean(), text: string().check(trim(), maxLength(4_000)) }),
    reply: shownSite,
  }),
  acceptSite: call({
    method: 'POST',
    path: '/api/company/{id}/site/acceptance',
    reader: 'public',
    budget: 'company-change',
    summary: 'Accepts the handing over of a site that is online',
    reply: shownSite,
  }),
  siteHandover: call({
    method: 'GET',
    path: '/api/company/{id}/site/handover',
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The handing-over paper (procès-verbal de livraison) of a site that is online',
    reply: 'application/pdf',
  }),
  adminSiteProject: call({
    method: 'GET',
    path: '/api/admin/dossier/{id}/site',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The same for the team',
    reply: shownSite,
  }),
  moveSite: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/site/stage',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary:
      'Moves a site to its next stage and tells the client; 409 for any other stage, and before the review while something needed is missing',
    body: object({ stage: oneOf(SITE_STAGES), site_url: optional(string().check(maxLength(300))) }),
    reply: shownSite,
  }),
}
