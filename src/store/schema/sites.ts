import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ActorKind } from '~/domain/journal/actor'
import type { DescribedPhoto } from '~/domain/site/changes/photos-changes'
import type { SiteFacts } from '~/domain/site/facts/facts'
import type { AskedItem } from '~/domain/site/facts/facts-from-dossier'
import type { SiteLayout } from '~/domain/site/layout/layout'
import type { Counted } from '~/domain/site/online/site-counts'
import type { NoticeDecision, NoticeReason, NoticeSuspicion } from '~/domain/site/online/site-notice'
import type { RequestSuspicion } from '~/domain/site/online/site-request'
import type { Silence } from '~/domain/site/online/site-watch'
import type { KickOffAnswers } from '~/domain/site/site-project'
import type { KeptFileColumns } from './documents'
import type { Json } from './json'

export interface SiteTable {
  id: string
  /** Null once the dossier is gone: the site stays. */
  dossier_id: string | null
  owner_email: Generated<string | null>
  /** The dossier whose papers are its owner's, also once that is gone. */
  papers_of: Generated<string | null>
  /** Of the newest facts and layout; 0 while nobody confirmed any. */
  version: Generated<number>
  /** What was typed and not understood. */
  asked: ColumnType<AskedItem[], string | undefined, string>
  answers: ColumnType<KickOffAnswers, string | undefined, string>
  begun_at: Date
  /** When the client said that all is there. */
  sent_at: Generated<Date | null>
  contents_at: Generated<Date | null>
  making_at: Generated<Date | null>
  review_at: Generated<Date | null>
  online_at: Generated<Date | null>
  site_url: Generated<string | null>
  reviewed_at: Generated<Date | null>
  approved: Generated<boolean | null>
  accepted_at: Generated<Date | null>
  /** Its name under SITES_HOST, from the first publication or preview on. */
  slug: Generated<string | null>
  /** The revision that is shown; null: none yet. */
  published_revision: Generated<number | null>
  /** On which day the same facts draw another site (YYYY-MM-DD, the firm's own); null: none to come. */
  redrawn_on: Generated<string | null>
  /** The label of its preview's host, and what opens it. */
  preview_label: Generated<string>
  preview_token: Generated<string>
  /** When its owner, or the team for him, ended it: gone thirty days later. */
  ended_at: Generated<Date | null>
  /** When all that it held went; its row stays while its dossier does. */
  gone_at: Generated<Date | null>
  /** Since when the host shows none of it, and why. */
  suspended_at: Generated<Date | null>
  suspension_reason: Generated<string | null>
  /** The folder in SITES_DIR that is shown in place of a revision while it is ended or suspended. */
  closed_folder: Generated<string | null>
  /** The firm's, as its newest facts have it: how the team finds it. */
  name: Generated<string | null>
  search_text: GeneratedAlways<string>
  /** When it was asked through its public address, since when it does not answer as it should, and why. */
  asked_at: Generated<Date | null>
  silent_since: Generated<Date | null>
  silent_because: Generated<Silence | null>
  /** Until when the certificate is good that it showed. */
  certificate_until: Generated<Date | null>
  /** The number of the newest request of its visitors, gone or not. */
  last_request: Generated<number>
}

/** What was published; the last twenty of a site stay. */
export interface SiteRevisionTable {
  site_id: string
  revision: number
  /** The facts and layout that it shows. */
  version: number
  /** Its folder in SITES_DIR. */
  folder: string
  url: string
  /** The revision whose content came back by it. */
  restored: number | null
  /** The photos of the site then; null of a revision from before they were noted. */
  photos: Json<DescribedPhoto[]> | null
  actor: ActorKind
  account_id: string | null
  at: Date
}

export interface SiteVersionTable {
  site_id: string
  version: number
  facts: Json<SiteFacts>
  layout: Json<SiteLayout>
  actor: ActorKind
  account_id: string | null
  at: Date
}

/** A photo of a site; its focus is that of the whole picture. */
export interface SitePhotoTable {
  id: string
  /** Null: a picture of our own articles and pages. */
  site_id: string | null
  /** What is seen on it; empty until somebody says it. */
  alt: string
  focus_x: number
  focus_y: number
  /** Of what was sent. */
  sha256: string
  /** The comment that it came with; null: it is a photo for the site. */
  of_comment: Generated<number | null>
  uploaded_at: Date
  /** Taken out of the site, and kept while a revision shows it. */
  removed_at: Generated<Date | null>
}

/** One WebP of a photo: whole, or cut and made smaller to be shown. */
export interface SitePhotoFileTable {
  file_key: string
  photo_id: string
  kind: 'whole' | 'shown'
  width: number
  height: number
  size: number
  sha256: string
}

/** What a visitor asked of the firm. */
export interface SiteRequestTable {
  site_id: string
  /** Of the site, from 1. */
  number: number
  /** Name, telephone, e-mail and text, sealed. */
  sealed: string
  suspicion: RequestSuspicion | null
  received_at: Date
  closed_at: Generated<Date | null>
}

/** So much was counted of one thing on a day of the firm's own. */
export interface SiteCountTable {
  site_id: string
  day: string
  kind: Counted
  name: string
  n: number
}

/** What the firm answered to a request. */
export interface SiteAnswerTable {
  site_id: string
  number: number
  /** From 1 to 3. */
  rank: number
  sealed: string
  actor: ActorKind
  account_id: string | null
  answered_at: Date
}

export interface SiteFileTable extends KeptFileColumns {
  dossier_id: string
  /** It gives no photo. */
  set_aside: Generated<boolean>
}

/** What somebody reported to us of a site. */
export interface SiteNoticeTable {
  id: string
  /** What people call it by. */
  number: Generated<number>
  site_id: string | null
  /** As it was called then. */
  site_name: string
  reason: NoticeReason
  /** Page, text, name and e-mail, sealed. */
  sealed: string
  suspicion: NoticeSuspicion | null
  received_at: Date
  /** By when it is to be decided. */
  due_at: Date
  decision: Generated<NoticeDecision | null>
  decision_reason: Generated<string | null>
  decided_at: Generated<Date | null>
  account_id: Generated<string | null>
}
