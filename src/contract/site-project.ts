import {
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  partialRecord,
  record,
  string,
  trim,
} from 'zod/mini'
import { KICK_OFF_NAMES, SITE_STAGES } from '~/domain/site/site-project'
import { call } from './call'
import { siteFacts, siteLayout } from './shapes/site-content'

const answer = string().check(maxLength(5_000))

/** A site as its owner and the team see it. */
export const shownSite = object({
  /** Its own id; null before the first change. */
  site: nullable(string()),
  facts: siteFacts,
  layout: siteLayout,
  /** Of facts and layout, for If-Match; 0: nobody confirmed them yet. */
  version: number(),
  problems: array(object({ place: string(), sentence: string(), needed: boolean() })),
  /** What was answered, by question. */
  answers: record(string(), string()),
  /** What is needed and not answered yet. */
  missing: array(oneOf(KICK_OFF_NAMES)),
  files: array(object({ id: string(), filename: string(), size: number() })),
  sent_at: nullable(string()),
  stages: array(object({ name: oneOf(SITE_STAGES), at: nullable(string()) })),
  /** Fifteen days from complete contents; null before. */
  delivery_before: nullable(string()),
  site_url: nullable(string()),
  /** What everybody sees of it; null before the first publication. */
  published: nullable(object({ revision: number(), url: string(), at: string() })),
  /** What the client said of the site that he was shown. */
  reviewed_at: nullable(string()),
  approved: nullable(boolean()),
  /** When the handing over was accepted. */
  accepted_at: nullable(string()),
})

/** After an acceptance: the questionnaire, the site's own stages, the handing over. 404 before. */
export const siteProjectCalls = {
  siteProject: call({
    method: 'GET',
    path: '/api/company/{id}/site',
    reader: 'public',
    summary: 'The questionnaire and the stages of the site of an accepted dossier',
    reply: shownSite,
  }),
  saveKickOff: call({
    method: 'PUT',
    path: '/api/company/{id}/site/answers',
    reader: 'public',
    budget: 'company-change',
    summary: 'Keeps answers of the questionnaire as they are typed; others stay as they are',
    body: object({ answers: partialRecord(oneOf(KICK_OFF_NAMES), answer) }),
    reply: shownSite,
  }),
  addSiteFile: call({
    method: 'POST',
    path: '/api/company/{id}/site/files',
    reader: 'public',
    budget: 'company-upload',
    summary: 'Adds a photo, a logo or a paper for the site',
    body: 'multipart',
    status: 201,
    reply: shownSite,
  }),
  removeSiteFile: call({
    method: 'DELETE',
    path: '/api/company/{id}/site/files/{file}',
    reader: 'public',
    budget: 'company-change',
    summary: 'Takes a file out of the questionnaire',
    reply: shownSite,
  }),
  sendKickOff: call({
    method: 'POST',
    path: '/api/company/{id}/site/sending',
    reader: 'public',
    budget: 'company-change',
    summary: 'Says that the questionnaire is finished; 409 while something needed is missing',
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
  adminSiteFile: call({
    method: 'GET',
    path: '/api/admin/dossier/{id}/site/files/{file}',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'A file of the questionnaire as it was given, as an attachment',
    reply: 'application/pdf, image/jpeg, image/png',
  }),
  moveSite: call({
    method: 'POST',
    path: '/api/admin/dossier/{id}/site/stage',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Moves a site to its next stage and tells the client; 409 for any other stage',
    body: object({ stage: oneOf(SITE_STAGES), site_url: optional(string().check(maxLength(300))) }),
    reply: shownSite,
  }),
}
