import type { Role } from '../access/permission'
import type { DossierStatus } from '../dossier/dossier'
import type { EligibilityAnswer } from '../dossier/eligibility-answer'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { AidBody } from '../dossier/transmission'
import type { AnswerName } from '../eligibility/answers'
import type { EmailKind } from '../email/email'
import type { ApartReason } from '../inbox/apart-reason'
import type { AvoirMotive } from '../invoice/avoir-motive'
import type { Payer } from '../invoice/settlement'
import type { Standing } from '../reading/standing'
import type { DomainChange } from '../site/domains/client-domain'
import type { CommentState } from '../site/site-comment'
import type { SiteStage } from '../site/site-project'
import type {
  AidSourceFound,
  BulkEvent,
  Content,
  ContinuationWord,
  LeadAccount,
  NoData,
  Piece,
  PublicAid,
  QuoteRequestEvent,
  Registration,
  SavedViewEvent,
  Sealed,
  StatusChange,
  TelephoneNumber,
  Transfer,
  Transmission,
  UploadedPiece,
} from './event-facts'
import type { NotedCall } from './noted-call'

/**
 * Every event that the journal holds, with what its line says beside who, when and about which dossier.
 * A member needs its sentence in `event-labels.ts` and the French name of each fact in `fact-lines.ts`.
 * Text typed by hand goes under `reason` or `note` alone: a purge takes those two.
 */
export interface EventData {
  'dossier-created': NoData
  'company-corrected': NoData
  /** `objection`: by a link too, which called off another one that was asked for. */
  'address-proven': { by: 'code' | 'link' | 'objection' }
  /** `reason`: how the team knew who asked it; left out where the dossier's holder asked. */
  'address-change-asked': { reason?: string }
  'address-disowned': NoData
  'document-added': UploadedPiece
  'document-replaced': UploadedPiece
  'document-removed': Piece
  'document-viewed': Piece
  /** `standing`: what the reading said of that line just then; lines of before do not have it. */
  'document-checked': Piece & { check: string; ticked: boolean; standing?: Standing }
  'document-confirmed': Piece
  'quote-made': { number: string }
  /** The client's own word that the aid was agreed to, after which signing goes on. */
  'aid-agreement-received': { quote: string }
  /** His word that the request was filed, which is all that his aids ask before signing. */
  'aid-request-filed': { quote: string }
  'invoice-viewed': { pdf_sha256: string }
  /** `reference` was the draft's; null for drafts of before there were references. */
  'invoice-signed': Sealed & { reference: string | null }
  /** `motive` is missing from lines of before there were motives. */
  'avoir-issued': Sealed & { cancels: string; motive?: AvoirMotive }
  /** Read again from its sealed file after a restore of an older copy. */
  'paper-imported': Sealed
  /** After a restore: the last numbers issued, and those whose papers nobody could find. */
  'signing-reopened': { last_numbers: string[]; gaps: string[] }
  'dossier-finalized': NoData
  'dossier-downloaded': NoData
  /** A word of the client's, from his page or with pieces that were asked for. */
  'client-wrote': { note: string; files?: number }
  /** The team's word to the client, by e-mail and on his page. */
  'team-wrote': { note: string; files?: number }
  /** A mail arrived that stands in no thread: it waits to be sorted. */
  'mail-apart': { mail: string; apart: ApartReason }
  /** Somebody of the team put it in this dossier's thread. */
  'mail-attached': { mail: string }
  'mail-put-away': { mail: string }
  /** A client's word that needs no answer. */
  'messages-settled': NoData
  'own-data-exported': NoData
  'call-back-asked': NoData
  'called-back': NoData
  /** By somebody who has no dossier. */
  'visitor-call-asked': NoData
  'kick-off-begun': NoData
  'kick-off-sent': NoData
  'site-file-added': { sha256: string; size: number }
  'site-file-removed': { sha256: string }
  /** A new version of its facts or of its layout. */
  'site-changed': { version: number; part: 'facts' | 'layout' }
  /** A revision that is shown from now on; `restored` names the one whose content came back by it. */
  'site-published': { revision: number; version: number; restored?: number }
  /** What became of a claim to a domain of its client's own. */
  'site-domain': { name: string; change: DomainChange }
  'site-moved': { stage: SiteStage }
  'site-reviewed': { approved: boolean; note?: string }
  /** Its paper, as it was sealed; lines of before have none. */
  'site-accepted': Partial<Sealed>
  /** Of who asked on the site; neither name nor words. */
  'site-request-erased': { site: string; request: number }
  'site-ended': { site: string }
  'site-ending-undone': { site: string }
  /** Thirty days after its end all that it held went. */
  'site-gone': { site: string }
  'site-suspended': { site: string; reason: string }
  'site-resumed': { site: string }
  /** What somebody reported of a site, by its number. */
  'notice-decided': { notice: number; upheld: boolean; reason: string }
  /** Something is to be changed at a place of it. */
  'site-commented': { comment: number }
  'site-comment-moved': { comment: number; state: CommentState }
  /** Its owner was shown what was made of his comments. */
  'site-round-told': { round: number }
  /** Somebody of the team let its owner into the space of a site. */
  'owner-link-shown': { site: string }
  /** The address that a site keeps of its owner is another one. */
  'owner-address-changed': { site: string; reason?: string }
  'answer-asked': NoData
  'answer-due-told': NoData
  'simulator-answers-kept': NoData
  'answer-settled': { question: AnswerName; ticked: boolean }
  /** `after_days` is left out where an account sent it by hand. */
  'reminder-queued': { after_days?: number }
  'reminders-stopped': NoData
  'email-sent': { kind: EmailKind; message_id: string }
  'email-resent': { kind: EmailKind }
  /** A report said that it did not arrive: for good, the address receives nothing. */
  'email-bounced': { kind: EmailKind; for_good: boolean; status: string }
  'email-paragraph-changed': { kind: EmailKind }
  'ready-answer-written': { ready_answer: string }
  'ready-answer-withdrawn': { ready_answer: string }
  login: NoData
  logout: NoData
  'login-refused': NoData
  'session-ended': { of: string }
  'passkey-added': NoData
  'passkey-removed': NoData
  'recovery-codes-made': NoData
  'account-invited': { name: string; role: Role }
  'invitation-withdrawn': NoData
  'account-opened': { name: string; role: Role }
  'account-role-changed': { name: string; from: Role; to: Role }
  'account-renamed': { former: string; name: string }
  'account-address-changed': { name: string; reason?: string }
  'account-removed': { name: string }
  'registration-received': Registration
  'registration-suspected': Registration
  'registration-accepted': Registration
  'registration-contacted': Registration
  'registration-corrected': Registration
  'registration-erased': Registration
  'transmission-sent': Transmission & { channel: AidBody['channel'] }
  'transmission-resent': Transmission
  'transmission-opened': Transmission
  'transmission-collected': Transmission
  'transmission-expired': Transmission
  'transmission-tried-elsewhere': Transmission
  'transmission-marked-done': Transmission & { note: string }
  /** A look at something that has no event of its own: the call and what its address names. */
  'administrator-call': { call: NotedCall; id?: string; number?: string; document_type?: string }
  'content-created': Content
  'content-changed': Content
  'content-published': Content & { published: boolean }
  'content-removed': Content
  /** A link that shows it before it is published. */
  'content-preview-made': Content
  'content-picture-added': { sha256: string; size: number }
  'content-picture-changed': { sha256: string }
  'content-picture-removed': { sha256: string }
  'aid-created': PublicAid
  'aid-changed': PublicAid
  'aid-confirmed': PublicAid
  'aid-removed': PublicAid
  /** What the watch of sources found. */
  'aid-source-found': PublicAid & AidSourceFound
  /** The team read or noted it. */
  'aid-source-read': PublicAid & AidSourceFound
  'aids-proposed': { proposed: number; changed: number }
  'dossier-assigned': { name: string | null }
  'note-written': NoData
  'pieces-checked': NoData
  'eligibility-answered': { answer: EligibilityAnswer; note: string }
  'retention-extended': { until: string; reason: string }
  'retention-changed': { months: number }
  'dossier-erased': { motive: 'demande' | 'échéance' }
  'status-changed': StatusChange & { reason?: string; documents?: DocumentKind[] }
  /** Over the owner's amount: a second account confirms it. */
  'decision-proposed': Omit<StatusChange, 'from' | 'proposed_by'> & {
    reason?: string
    documents?: DocumentKind[]
  }
  'proposal-withdrawn': { to: DossierStatus }
  /** Without an amount the rule is off. */
  'four-eyes-changed': { amount_cents?: number }
  /** Written, confirmed by a second account, or taken back; the sum is the price before tax. */
  'offer-changed': { version: number; offer: 'in-force' | 'proposed' | 'withdrawn'; amount_cents: number }
  'decision-undone': StatusChange & { reason?: string; documents?: DocumentKind[] }
  'lead-account-opened': LeadAccount
  'lead-contact-changed': LeadAccount
  'lead-identity-changed': LeadAccount
  'lead-vat-confirmed': LeadAccount
  /** What the Union's register said of the number. */
  'lead-vat-checked': LeadAccount & { vat_valid: boolean }
  'lead-transfer-booked': LeadAccount & Transfer
  /** The month's invoice of a client, or an avoir on an earlier one. */
  'lead-invoice-issued': Sealed & LeadAccount & { month: string; corrects: string | null }
  'campaign-opened': LeadAccount & { campaign: string }
  'campaign-changed': LeadAccount & { campaign: string }
  'call-disputed': LeadAccount & { call_id: string }
  /** How many calls and wishes to be called back, never the number. */
  'caller-forgotten': { calls: number; wishes: number }
  'dispute-decided': LeadAccount & { call_id: string }
  'number-added': TelephoneNumber
  'number-assigned': TelephoneNumber
  'number-released': TelephoneNumber
  'number-transcribed': TelephoneNumber
  'number-not-transcribed': TelephoneNumber
  'quote-request-received': QuoteRequestEvent
  'quote-request-suspected': QuoteRequestEvent
  'quote-request-proven': QuoteRequestEvent
  'quote-request-withdrawn': QuoteRequestEvent
  'quote-request-corrected': QuoteRequestEvent
  'quote-request-erased': QuoteRequestEvent
  'quote-request-unlocked': LeadAccount & QuoteRequestEvent
  'quote-request-accepted': QuoteRequestEvent
  'quote-request-refused': QuoteRequestEvent
  'quote-request-disputed': LeadAccount & QuoteRequestEvent
  'quote-dispute-decided': LeadAccount & QuoteRequestEvent
  'payment-recorded': { number: string; amount_cents: number; paid_on: string; payer: Payer }
  'payment-reminded': { number: string; rank: number }
  /** « Je continue » with a grant below the total, and whose word it was. */
  'continuation-said': { word: ContinuationWord; reason?: string }
  'choice-reminded': NoData
  'view-saved': SavedViewEvent
  'view-changed': SavedViewEvent
  'view-removed': SavedViewEvent
  'bulk-started': BulkEvent
  'bulk-cancelled': BulkEvent
  'decision-announced': { status: DossierStatus; avoir?: string }
}

export type EventType = keyof EventData

/** One event with its own data; an event without data leaves the field out. */
export type JournalEvent<Type extends EventType = EventType> = {
  [One in Type]: keyof EventData[One] extends never
    ? { type: One; data?: NoData }
    : { type: One; data: EventData[One] }
}[Type]

/** The name of every fact that some event states. */
export type FactName = { [Type in EventType]: keyof EventData[Type] }[EventType]
