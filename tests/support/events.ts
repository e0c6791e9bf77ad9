import type { EventData, EventType, JournalEvent } from '../../src/domain/journal/event'

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const piece = { document_type: 'kbis', sha256, size: 20_480 } as const
const sealed = { number: 'FTN-2026-00042', pdf_sha256: sha256, seal: 'B', seal_warning: null } as const
const text = { content_kind: 'article', content_id: 'c1', slug: 'mon-article' } as const
const aid = { aid_id: 'i1', slug: 'kap-numerik' }
const registration = { registration_id: 'r1' }
const transmission = { body: 'guichet-regional' }

/** What one line of each kind says. */
const SAMPLE_DATA: EventData = {
  'dossier-created': {},
  'company-corrected': {},
  'address-proven': { by: 'code' },
  'address-disowned': {},
  'document-added': piece,
  'document-replaced': piece,
  'document-removed': { document_type: 'rib' },
  'document-viewed': { document_type: 'passport' },
  'document-checked': { document_type: 'kbis', check: 'readable', ticked: true },
  'document-confirmed': { document_type: 'passport' },
  'quote-made': { number: 'DEV-2026-00001' },
  'aid-agreement-received': { quote: 'DEV-2026-00001' },
  'invoice-viewed': { pdf_sha256: sha256 },
  'invoice-signed': { ...sealed, reference: 'PROJET-A2B3C4D5E6' },
  'dossier-finalized': {},
  'avoir-issued': {
    ...sealed,
    number: 'AV-2026-00003',
    cancels: sealed.number,
    motive: 'body-refused',
  },
  'dossier-downloaded': {},
  'reminder-queued': { after_days: 3 },
  'reminders-stopped': {},
  'email-sent': { kind: 'dossier-received', message_id: '<m1@exemple.fr>' },
  'email-resent': { kind: 'pieces-requested' },
  login: {},
  logout: {},
  'session-ended': { of: 'a2' },
  'passkey-added': {},
  'passkey-removed': {},
  'recovery-codes-made': {},
  'account-invited': { name: 'Zoé Martin', role: 'editor' },
  'invitation-withdrawn': {},
  'account-opened': { name: 'Zoé Martin', role: 'editor' },
  'account-role-changed': { name: 'Zoé Martin', from: 'editor', to: 'manager' },
  'account-removed': { name: 'Zoé Martin' },
  'login-refused': {},
  'registration-received': registration,
  'registration-suspected': registration,
  'registration-accepted': registration,
  'registration-contacted': registration,
  'transmission-sent': { ...transmission, channel: 'email' },
  'transmission-resent': transmission,
  'transmission-collected': transmission,
  'transmission-expired': transmission,
  'transmission-marked-done': { ...transmission, note: 'Remis en main propre' },
  'administrator-call': { call: 'readDossier', id: 'd1' },
  'content-created': text,
  'content-changed': text,
  'content-published': { ...text, published: true },
  'content-removed': text,
  'aid-created': aid,
  'aid-changed': aid,
  'aid-confirmed': aid,
  'aid-removed': aid,
  'dossier-assigned': { name: 'Camille Roche' },
  'note-written': {},
  'pieces-checked': {},
  'eligibility-answered': { answer: 'likely', note: 'À bientôt.' },
  'retention-extended': { until: '2027-11-03T12:00:00Z', reason: 'Recours en cours' },
  'retention-changed': { months: 18 },
  'dossier-erased': { motive: 'demande' },
  'status-changed': { from: 'Soumis', to: 'Incomplet', reason: 'RIB illisible', documents: ['rib'] },
  'decision-undone': { from: 'Refusé', to: 'Soumis' },
  'lead-account-opened': { lead_account: 'compte-1' },
  'lead-vat-confirmed': { lead_account: 'compte-1' },
  'lead-transfer-booked': {
    lead_account: 'compte-1',
    transfer: 'top-up',
    amount_cents: 70_000,
    reference: 'VIR-1',
  },
  'campaign-opened': { lead_account: 'compte-1', campaign: 'campagne-1' },
  'campaign-changed': { lead_account: 'compte-1', campaign: 'campagne-1' },
  'call-disputed': { lead_account: 'compte-1', call_id: 'appel-1' },
  'dispute-decided': { lead_account: 'compte-1', call_id: 'appel-1' },
  'number-added': { telephone: '+33189000000' },
  'number-assigned': { telephone: '+33189000000' },
  'number-released': { telephone: '+33189000000' },
  'decision-announced': { status: 'Refusé', avoir: 'AV-2026-00003' },
}

/** One line of each kind. */
export const SAMPLE_EVENTS = (Object.keys(SAMPLE_DATA) as EventType[]).map(
  type => ({ type, data: SAMPLE_DATA[type] }) as JournalEvent,
)
