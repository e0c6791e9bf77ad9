import { DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/document-kind'
import { callWords } from './call-words'
import { emailWords } from './email-words'

type Data = Record<string, unknown>

const label = (data: Data) => DOCUMENT_LABELS[data.document_type as DocumentKind] ?? 'une pièce'
const quoted = (data: Data) => (typeof data.reason === 'string' && data.reason ? ` « ${data.reason} »` : '')
const pieces = (data: Data) =>
  Array.isArray(data.documents)
    ? ` (${data.documents.map(kind => DOCUMENT_LABELS[kind as DocumentKind]).join(', ')})`
    : ''

/** TSA_URL is set and the authority gave no stamp: the seal proves no time. */
const unstamped = (data: Data) => (data.seal_warning ? ', sans horodatage (l’autorité n’en a pas donné)' : '')

const words: Record<string, (data: Data) => string> = {
  'dossier-created': () => 'Dossier ouvert',
  'company-corrected': () => 'Entreprise corrigée',
  'document-added': data => `Pièce reçue\u00a0: ${label(data)}`,
  'document-replaced': data => `Pièce remplacée\u00a0: ${label(data)}`,
  'document-removed': data => `Pièce retirée\u00a0: ${label(data)}`,
  'document-viewed': data => `Pièce consultée\u00a0: ${label(data)}`,
  'invoice-viewed': () => 'Facture affichée au client',
  'invoice-signed': data => `Facture ${data.number ?? ''} signée${unstamped(data)}`,
  'avoir-issued': data => `Avoir ${data.number ?? ''} émis${unstamped(data)}`,
  'dossier-finalized': () => 'Dossier finalisé',
  'dossier-downloaded': () => 'Dossier complet téléchargé',
  'email-sent': data => `E-mail envoyé\u00a0: ${emailWords(String(data.kind))}`,
  'email-resent': data => `E-mail renvoyé\u00a0: ${emailWords(String(data.kind))}`,
  login: () => 'Connexion à l’administration',
  'login-refused': () => 'Connexion refusée',
  'registration-received': () => 'Inscription hors de France reçue',
  'registration-suspected': () => 'Inscription hors de France mise à part',
  'registration-accepted': () => 'Inscription hors de France acceptée',
  'registration-contacted': () => 'Inscription\u00a0: premier appel noté',
  'transmission-sent': () => 'Dossier transmis à un organisme',
  'transmission-resent': () => 'Dossier transmis de nouveau',
  'transmission-collected': () => 'Dossier retiré par un organisme',
  'transmission-expired': () => 'Lien d’un organisme expiré',
  'transmission-marked-done': () => 'Transmission faite autrement',
  'administrator-call': data => callWords(String(data.call)),
  'retention-extended': data => `Conservation prolongée${quoted(data)}`,
  'retention-changed': data => `Conservation portée à ${data.months} mois`,
  'dossier-erased': () => 'Dossier effacé',
  'status-changed': data => `${data.from} → ${data.to}${quoted(data)}${pieces(data)}`,
  'decision-undone': data => `Décision annulée\u00a0: ${data.from} → ${data.to}`,
  'decision-announced': data => `Décision envoyée\u00a0: ${data.status}`,
}

/** A line of the journal as a sentence; an event that has none yet shows its own name. */
export const eventWords = (type: string, data: Data): string => words[type]?.(data) ?? type

export const ACTORS = { visitor: 'client', administrator: 'administrateur', system: 'automatique' }
