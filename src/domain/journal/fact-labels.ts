import { ROLE_LABELS, type Role } from '../access/permission'
import { BULK_ACTION_LABELS, type BulkAction } from '../dossier/bulk'
import { DOCUMENT_CHECKS } from '../dossier/document-checks'
import { DOCUMENT_LABELS, type DocumentKind } from '../dossier/document-kind'
import { ELIGIBILITY_ANSWER_LABELS, type EligibilityAnswer } from '../dossier/queue'
import { ANSWER_LABELS, type AnswerName } from '../eligibility/answers'
import { EMAIL_LABELS, type EmailKind } from '../email/email'
import { AVOIR_MOTIVE_LABELS, type AvoirMotive } from '../invoice/avoir-motive'
import { PAYER_LABELS, type Payer } from '../invoice/settlement'
import { MOVEMENT_LABELS, type MovementKind } from '../leads/ledger'
import { SITE_STAGE_LABELS, type SiteStage } from '../site/site-project'
import type { FactName } from './event'
import { NOTED_CALL_LABELS, type NotedCall } from './noted-call'

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

const yesOrNo = (value: unknown) => (value ? 'oui' : 'non')

const checkLabel = (value: unknown) =>
  Object.values(DOCUMENT_CHECKS)
    .flat()
    .find(({ id }) => id === value)?.words ?? String(value)

/** Facts whose values are codes; the others are numbers, fingerprints, names and French already. */
const VALUES: { [Name in FactName]?: (value: unknown) => string } = {
  document_type: value => DOCUMENT_LABELS[value as DocumentKind],
  documents: value => (value as DocumentKind[]).map(kind => DOCUMENT_LABELS[kind]).join(', '),
  kind: value => EMAIL_LABELS[value as EmailKind],
  role: value => ROLE_LABELS[value as Role],
  ticked: yesOrNo,
  shared: yesOrNo,
  on_behalf: yesOrNo,
  published: yesOrNo,
  content_kind: value => (value === 'article' ? 'article' : 'page'),
  check: checkLabel,
  answer: value => ELIGIBILITY_ANSWER_LABELS[value as EligibilityAnswer],
  call: value => NOTED_CALL_LABELS[value as NotedCall],
  transfer: value => MOVEMENT_LABELS[value as MovementKind],
  motive: value => AVOIR_MOTIVE_LABELS[value as AvoirMotive] ?? String(value),
  payer: value => PAYER_LABELS[value as Payer],
  seal: value => `B-${value}`,
  by: value => (value === 'code' ? 'code' : 'lien'),
  stage: value => SITE_STAGE_LABELS[value as SiteStage],
  approved: yesOrNo,
  question: value => ANSWER_LABELS[value as AnswerName],
  bulk_action: value => BULK_ACTION_LABELS[value as BulkAction],
  channel: value => (value === 'email' ? 'e-mail' : 'HTTPS'),
}

/** The facts of one event, each as a short French line; a fact that has no value is left out. */
export function factLines(data: Record<string, unknown>): string[] {
  return (Object.entries(data) as [FactName, unknown][])
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${NAMES[name]}\u00a0: ${VALUES[name]?.(value) ?? String(value)}`)
}
