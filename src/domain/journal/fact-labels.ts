import { ROLE_LABELS } from '../access/permission'
import { pairsOf } from '../closed-list'
import { BULK_ACTION_LABELS } from '../dossier/bulk'
import { DOCUMENT_CHECKS } from '../dossier/document-checks'
import { DOCUMENT_LABELS } from '../dossier/document-kind'
import { ELIGIBILITY_ANSWER_LABELS } from '../dossier/queue'
import { ANSWER_LABELS } from '../eligibility/answers'
import { EMAIL_LABELS } from '../email/email'
import { AVOIR_MOTIVE_LABELS } from '../invoice/avoir-motive'
import { PAYER_LABELS } from '../invoice/settlement'
import { MOVEMENT_LABELS } from '../leads/ledger'
import { SITE_STAGE_LABELS } from '../site/site-project'
import type { FactName } from './event'
import { NOTED_CALL_LABELS } from './noted-call'

/** The French name of each fact that an event may state. */
const NAMES: Record<FactName, string> = {
  document_type: 'Pièce',
  documents: 'Pièces demandées',
  sha256: 'SHA-256 du fichier',
  on_behalf: 'Pour le client',
  proposed_by: 'Proposé par',
  size: 'Taille en octets',
  pdf_sha256: 'SHA-256 du PDF',
  number: 'Numéro',
  quote: 'Devis',
  proposed: 'Aides proposées',
  changed: 'Propositions mises à jour',
  last_numbers: 'Derniers numéros émis',
  gaps: 'Numéros introuvables',
  cancels: 'Annule la facture',
  seal: 'Niveau du cachet PAdES',
  seal_warning: 'Horodatage absent',
  kind: 'Message',
  message_id: 'Identifiant du message',
  registration_id: 'Inscription',
  body: 'Organisme',
  channel: 'Voie',
  note: 'Note',
  reason: 'Motif',
  call: 'Appel',
  id: 'Identifiant',
  until: 'Jusqu’au',
  months: 'Mois',
  month: 'Mois facturé',
  corrects: 'Rectifie la facture',
  motive: 'Motif',
  from: 'Statut quitté',
  to: 'Statut atteint',
  status: 'Statut',
  avoir: 'Avoir',
  check: 'Point vérifié',
  ticked: 'Coché',
  content_kind: 'Sorte de texte',
  content_id: 'Texte',
  slug: 'Adresse',
  aid_id: 'Aide',
  published: 'En ligne',
  of: 'Session du compte',
  by: 'Preuve',
  name: 'Nom',
  role: 'Rôle',
  lead_account: 'Client de l’offre de contacts',
  vat_valid: 'Numéro de TVA valable',
  transfer: 'Mouvement',
  amount_cents: 'Montant en centimes',
  reference: 'Référence',
  campaign: 'Campagne',
  call_id: 'Appel téléphonique',
  telephone: 'Numéro de téléphone',
  quote_request: 'Demande de devis',
  view: 'Vue',
  shared: 'Partagée',
  bulk_action: 'Action',
  dossiers: 'Dossiers',
  answer: 'Réponse',
  stage: 'Étape du site',
  approved: 'Approuvé',
  question: 'Question du test',
  after_days: 'Jours d’attente',
  granted_by: 'Organisme',
  decided_on: 'Décision du',
  paid_on: 'Payé le',
  payer: 'Payeur',
  rank: 'Rang',
}

/** The label of a code; what no list knows any more stands as it was written. */
const labelled =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string => {
    const code = String(value)
    return (Object.hasOwn(labels, code) && labels[code]) || code
  }

const yesOrNo = (value: unknown) => (value ? 'oui' : 'non')

const checkLabel = (value: unknown) =>
  Object.values(DOCUMENT_CHECKS)
    .flat()
    .find(({ id }) => id === value)?.words ?? String(value)

/** Facts whose values are codes; the others are numbers, fingerprints, names and French already. */
const VALUES: { [Name in FactName]?: (value: unknown) => string } = {
  document_type: labelled(DOCUMENT_LABELS),
  documents: value => [value].flat().map(labelled(DOCUMENT_LABELS)).join(', '),
  kind: labelled(EMAIL_LABELS),
  role: labelled(ROLE_LABELS),
  ticked: yesOrNo,
  shared: yesOrNo,
  on_behalf: yesOrNo,
  published: yesOrNo,
  content_kind: value => (value === 'article' ? 'article' : 'page'),
  check: checkLabel,
  answer: labelled(ELIGIBILITY_ANSWER_LABELS),
  call: labelled(NOTED_CALL_LABELS),
  transfer: labelled(MOVEMENT_LABELS),
  motive: labelled(AVOIR_MOTIVE_LABELS),
  payer: labelled(PAYER_LABELS),
  seal: value => `B-${value}`,
  by: value => (value === 'code' ? 'code' : 'lien'),
  stage: labelled(SITE_STAGE_LABELS),
  approved: yesOrNo,
  question: labelled(ANSWER_LABELS),
  bulk_action: labelled(BULK_ACTION_LABELS),
  channel: value => (value === 'email' ? 'e-mail' : 'HTTPS'),
}

/** The facts of one event, each as a short French line; a fact that has no value is left out. */
export function factLines(data: Record<string, unknown>): string[] {
  return pairsOf<FactName, unknown>(data)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${NAMES[name]}\u00a0: ${VALUES[name]?.(value) ?? String(value)}`)
}
