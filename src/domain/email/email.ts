import type { AlertTold } from '../alert'
import type { EligibilityAnswer } from '../dossier/eligibility-answer'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { VisitorCall } from '../dossier/visitor-call'
import type { AnswerWords } from '../eligibility/answers'
import type { RefusalMotive } from '../invoice/avoir-motive'
import type { Grant } from '../invoice/settlement'
import type { DomainNews } from '../site/domains/client-domain'
import type { SiteStage } from '../site/site-project'
import type { PaperFlaw } from '../statements/paper-flaw'

/**
 * Every message of the outbox (specification B6), with what is kept of the moment that asked for it; all else is read when
 * the message leaves. A member needs its label in `email-labels.ts` and its composer in `usecases/emails`.
 */
export interface EmailData {
  'dossier-received': NoData
  'agency-dossier-received': NoData
  'resume-link': NoData
  /** The code and the link of step 1; both are made when it leaves. */
  'address-code': NoData
  /** `from`, ISO 8601: it is going to be; left out, it has been. */
  'address-changed': { from?: string; by_team?: boolean }
  /** A code to the address that somebody gave the team for his dossier; made when it leaves. */
  'address-next': NoData
  'piece-replaced': NoData
  /** The team put in what came by e-mail. */
  'piece-added': NoData
  /** Pieces that were asked for came back, and are handed in. */
  'pieces-received': NoData
  'agency-pieces-received': NoData
  /** The team's word to the client; `files` are names, which messages of before there were files do not have. */
  'team-wrote': { text: string; files?: string[] }
  /** A client wrote; what, is read when it leaves. */
  'agency-client-wrote': NoData
  /** Mails arrived that stand in no thread; which, is read when it leaves. */
  'agency-mail-to-sort': NoData
  'site-moved': { stage: SiteStage }
  /** What became of his site’s own domain; how it stands is read when it leaves. */
  'site-domain': { site: string; name: string; www: boolean; news: DomainNews }
  /** What a visitor of his site asks of its owner is read when it leaves. */
  'site-request': { site: string; number: number }
  /** What the firm of a site answers to who asked there; its words are read when it leaves. */
  'site-answer': { site: string; number: number; rank: number }
  /** To the owner of sites, one of which is named; the link is made when it leaves. */
  'owner-link': { site: string }
  /** A code to the address of a site's owner, or to the one that is to follow it; once it has, the former is told. */
  'owner-address': { site: string; changed: boolean; by_team?: boolean }
  /** What the client did about the site: sent the questionnaire, reviewed it, accepted it. */
  'agency-site-news': { news: SiteNews; text: string }
  /** What is open of what the owner said of his site is read when it leaves. */
  'agency-site-comments': { site: string }
  /** The team's word on one of them. */
  'site-comment-answered': { site: string; comment: number }
  /** What was made of them, and what the site says otherwise. */
  'site-round': { site: string; round: number }
  /** To the owner: his site shows no more, or again. */
  'site-closure': { site: string; what: 'ended' | 'back' | 'suspended' | 'resumed'; reason?: string }
  /** To who reported something of a site. */
  'notice-received': { notice: string }
  'notice-decided': { notice: string }
  /** To the team, of a site that it hosts. */
  'agency-client-site': { site: string; news: 'ended' | 'noticed' }
  /** ISO 8601. */
  'agency-call-back': { at: string }
  /** From somebody without a dossier; forgotten 30 days later. */
  'agency-visitor-call': VisitorCall
  /** To somebody who has no dossier; nothing is kept of it. */
  'simulator-result': { answers: AnswerWords }
  'eligibility-answered': { answer: EligibilityAnswer; sentence: string }
  'agency-answer-due': NoData
  /** What is missing is read when it leaves. */
  reminder: NoData
  'agency-address-disowned': NoData
  'agency-link-elsewhere': { body_name: string }
  'international-received': NoData
  'agency-international-received': NoData
  /** What was asked then, whatever is asked later. */
  'pieces-requested': { documents: DocumentKind[]; reason: string; signed: boolean }
  'dossier-accepted': Decision & { grant?: Grant; notice_at?: string; choice?: AskedChoice }
  /** He continues with a grant below the total; what he has to pay is read when it leaves. */
  'continuation-noted': NoData
  /** He has neither continued nor renounced yet. */
  'choice-reminder': NoData
  'dossier-refused': Decision & { motive?: RefusalMotive; sentence?: string | null; silent?: true }
  'payment-reminder': { rank: number; invoice_number: string; client_cents: number; due_on: string }
  'dossier-reopened': NoData
  'retention-notice': Purge
  'agency-retention-due': Purge
  'registration-retention-notice': Purge
  'quote-request-retention-notice': Purge
  'agency-notice-undelivered': Purge & { company_name: string }
  /** Messages from before an update have neither urgency nor figures. */
  'agency-alert': Pick<AlertTold, 'alert' | 'detail' | 'ended'> & Partial<AlertTold>
  'account-invitation': { invitation_id: string }
  /** To the holder of an account whose second factor somebody guesses. */
  'agency-account-guessed': { at: string }
  /** A code to the address that an account is to have; once it has, the former is told. */
  'agency-account-address': { account: string; changed?: boolean }
  'client-link': { lead_account: string }
  /** To a client of the leads offer: where his space is; told again at an address that is corrected. */
  'lead-account-opened': { lead_account: string }
  /** What a client of the leads offer waits for the team with; how it stands is read when it leaves. */
  'agency-lead-news': LeadNews
  'lead-transfer': {
    lead_account: string
    transfer: 'top-up' | 'refund'
    amount_cents: number
    reference: string
  }
  'lead-balance-low': { lead_account: string }
  /** To a client who contested a contact, once the team has answered; `at` is when it rang, or was unlocked. */
  'lead-dispute-decided': {
    lead_account: string
    contact: 'call' | 'quote-request'
    at: string | null
    credited: boolean
    amount_cents: number
    sentence: string
  }
  /** The sealed file is read when it leaves. */
  'lead-invoice': { lead_account: string; number: string }
  /** The sealed statement itself is read when it leaves. */
  'agency-statement': { rank: number; made_at: string; papers: number; journals: number }
  /** To somebody who asks for a quote; the code is made when it leaves. */
  'quote-request-code': NoData
  'quote-request-unlocked': NoData
  /** To the client who unlocked it. */
  'quote-request-contact': NoData
  'quote-request-withdrawn': NoData
  'quote-request-corrected': NoData
  /** To the asker, when no rule can decide what the client contests. */
  'quote-request-disputed': NoData
  /** The first flaws, and how many there are in all. */
  'agency-papers-flawed': { flaws: PaperFlaw[]; count: number }
}

export type EmailKind = keyof EmailData

/** One message with its own data; a message without data leaves the field out. */
export type Email<Kind extends EmailKind = EmailKind> = {
  [One in Kind]: keyof EmailData[One] extends never
    ? { kind: One; data?: NoData }
    : { kind: One; data: EmailData[One] }
}[Kind]

/** What a notice asks its client to choose, ISO 8601; who had paid before has chosen. */
interface AskedChoice {
  until: string
  continued_at: string | null
}

/** What a client does about the site that is made for him. */
export type SiteNews = 'continues' | 'kick-off' | 'approved' | 'changes' | 'accepted'

/** A campaign to be given a number, a telephone to be looked at, a contact that no rule decides. */
export type LeadNews =
  | { news: 'campaign' | 'ring'; lead_account: string; campaign: string }
  | { news: 'call-disputed'; lead_account: string; call: string }
  | { news: 'request-disputed'; lead_account: string; quote_request: string }

/** Whether the outbox keeps a message that has left, or cannot leave: not where its recipient is nobody's client. */
export const isKept = (kind: EmailKind): boolean => kind !== 'simulator-result'

const SOMEBODYS_WORDS: readonly EmailKind[] = ['team-wrote', 'site-answer', 'site-comment-answered']

/** Whether it is a person's own message. What tells of an event comes of itself, with a reason typed by hand too (decision 0343). */
export const isSomebodysWord = (kind: EmailKind): boolean => SOMEBODYS_WORDS.includes(kind)

type NoData = Record<never, never>

interface Decision {
  invoice_number: string | null
  /** Of the avoir that a refusal issued. */
  avoir_number: string | null
}

interface Purge {
  /** ISO 8601. */
  purge_at: string
}
