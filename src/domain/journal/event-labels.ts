import { ROLE_LABELS } from '../access/permission'
import { findingWords, originWords } from '../aids/aid-source-words'
import { isOneOf, keysOf } from '../closed-list'
import { ELIGIBILITY_ANSWER_LABELS } from '../dossier/eligibility-answer'
import { BULK_ACTION_LABELS } from '../dossier/lists/bulk'
import { DOCUMENT_KINDS, DOCUMENT_LABELS } from '../dossier/pieces/document-kind'
import { ANSWER_LABELS } from '../eligibility/answers'
import { emailLabel } from '../email/email-labels'
import { APART_LABELS } from '../inbox/apart-reason'
import { AVOIR_MOTIVE_LABELS } from '../invoice/avoir-motive'
import { PAYER_LABELS } from '../invoice/settlement'
import { MOVEMENT_LABELS } from '../leads/ledger'
import { formatPhone } from '../place/format-phone'
import type { Standing } from '../reading/standing'
import { DOMAIN_CHANGE_LABELS } from '../site/domains/client-domain'
import { COMMENT_STATE_LABELS } from '../site/site-comment'
import { SITE_STAGE_LABELS } from '../site/site-project'
import { counted, formatEuros, formatMonth } from '../text/french'
import type { EventData, EventType } from './event'
import { CONTINUATION_WORDS } from './event-facts'
import { NOTED_CALL_LABELS } from './noted-call'

/** What people read for each event, on the dashboard and in the evidence. */
const LABELS: { [Type in EventType]: (data: EventData[Type]) => string } = {
  'dossier-created': () => 'Dossier ouvert',
  'address-proven': data => PROVEN_BY[data.by],
  'address-change-asked': data =>
    data.reason
      ? `Autre adresse e-mail demandée à l’équipe${quoted(data)}`
      : 'Changement d’adresse e-mail demandé sans code\u00a0: 72 heures pour s’y opposer',
  'address-disowned': () => '«\u00a0Ce n’est pas moi\u00a0»\u00a0: adresse contestée',
  'company-corrected': () => 'Entreprise corrigée',
  'document-added': data =>
    `${data.on_behalf ? 'Pièce ajoutée pour le client' : 'Pièce reçue'}\u00a0: ${DOCUMENT_LABELS[data.document_type]}`,
  'document-replaced': data =>
    `Pièce remplacée${data.on_behalf ? ' pour le client' : ''}\u00a0: ${DOCUMENT_LABELS[data.document_type]}`,
  'document-removed': data => `Pièce retirée\u00a0: ${DOCUMENT_LABELS[data.document_type]}`,
  'document-viewed': data => `Pièce consultée\u00a0: ${DOCUMENT_LABELS[data.document_type]}`,
  'document-checked': data =>
    `${data.ticked ? 'Pièce vérifiée' : 'Vérification retirée'}\u00a0: ${DOCUMENT_LABELS[data.document_type]}${checkedOn(data)}`,
  'document-confirmed': data => `Pièce confirmée\u00a0: ${DOCUMENT_LABELS[data.document_type]}`,
  'invoice-viewed': () => 'Facture affichée',
  'quote-made': data => `Devis ${data.number} établi`,
  'aid-request-filed': data => `Le client dit avoir déposé sa demande d’aide (devis ${data.quote})`,
  'aid-agreement-received': data => `Le client dit avoir reçu l’accord de l’aide (devis ${data.quote})`,
  'invoice-signed': data => `Facture ${data.number} signée${unstamped(data)}`,
  'avoir-issued': data =>
    `Avoir ${data.number} émis${data.motive ? ` (${AVOIR_MOTIVE_LABELS[data.motive]})` : ''}${unstamped(data)}`,
  'paper-imported': data => `${data.number} réimportée depuis son fichier scellé`,
  'signing-reopened': data =>
    `Signature rouverte après restauration\u00a0: ${data.last_numbers.join(', ')}${data.gaps.length > 0 ? ` (introuvables\u00a0: ${data.gaps.join(', ')})` : ''}`,
  'dossier-finalized': () => 'Dossier finalisé',
  'dossier-downloaded': () => 'Dossier complet téléchargé',
  'client-wrote': data => `Le client écrit${quoted({ reason: data.note })}${withFiles(data)}`,
  'team-wrote': data => `L’équipe écrit au client${quoted({ reason: data.note })}${withFiles(data)}`,
  'mail-apart': ({ apart }) =>
    `Un message reçu attend d’être classé\u00a0: ${APART_LABELS[apart].toLowerCase()}`,
  'mail-attached': () => 'Un message reçu est rattaché à ce dossier',
  'mail-put-away': () => 'Un message reçu est rangé sans suite',
  'messages-settled': () => 'Message du client traité sans réponse écrite',
  'kick-off-begun': () => 'Questionnaire du site commencé',
  'kick-off-sent': () => 'Questionnaire du site envoyé',
  'site-file-added': () => 'Fichier reçu pour le site',
  'site-file-removed': () => 'Fichier du site retiré',
  'site-changed': ({ part, version }) =>
    `${part === 'facts' ? 'Informations' : 'Présentation'} du site changée${part === 'facts' ? 's' : ''} (version ${version})`,
  'site-published': ({ revision, restored }) =>
    restored === undefined
      ? `Site publié, révision ${revision}`
      : `Révision ${restored} du site republiée (${revision})`,
  'site-domain': ({ name, change }) => `Domaine ${name}\u00a0: ${DOMAIN_CHANGE_LABELS[change]}`,
  'site-moved': ({ stage }) => `Site\u00a0: ${SITE_STAGE_LABELS[stage]}`,
  'site-reviewed': ({ approved, note }) =>
    `${approved ? 'Site approuvé' : 'Corrections demandées'}${quoted(note ? { reason: note } : {})}`,
  'site-accepted': () => 'Livraison du site acceptée',
  'site-request-erased': ({ request }) => `Demande ${request} d’un visiteur du site effacée`,
  'site-ended': () => 'Fin du site\u00a0: effacé chez nous dans trente jours',
  'site-ending-undone': () => 'Fin du site annulée',
  'site-gone': () => 'Site effacé, trente jours après sa fin',
  'site-suspended': ({ reason }) => `Site suspendu${reason ? `\u00a0: ${reason}` : ''}`,
  'site-resumed': () => 'Suspension du site levée',
  'notice-decided': ({ notice, upheld }) => `Signalement ${notice} ${upheld ? 'retenu' : 'écarté'}`,
  'site-commented': ({ comment }) => `Remarque ${comment} sur le site`,
  'site-comment-moved': ({ comment, state }) =>
    `Remarque ${comment} sur le site\u00a0: ${COMMENT_STATE_LABELS[state].toLowerCase()}`,
  'site-round-told': ({ round }) => `Site remontré au client (tour ${round})`,
  'owner-link-shown': () => 'Lien vers l’espace du titulaire montré par l’équipe',
  'owner-address-changed': data => `Adresse du titulaire du site changée${quoted(data)}`,
  'call-back-asked': () => 'Le client demande un appel',
  'called-back': () => 'Client rappelé',
  'visitor-call-asked': () => 'Un visiteur demande un appel',
  'own-data-exported': () => 'Données téléchargées',
  'answer-asked': () => 'Réponse demandée sous 24 h',
  'answer-due-told': () => 'Équipe avertie\u00a0: une réponse est attendue',
  'simulator-answers-kept': () => 'Réponses du test jointes',
  'answer-settled': data =>
    `${data.ticked ? 'Vérifié avec le client' : 'À vérifier de nouveau'}\u00a0: ${ANSWER_LABELS[data.question]}`,
  'reminder-queued': ({ after_days }) =>
    after_days ? `Rappel au client, après ${counted(after_days, 'jour')}` : 'Rappel envoyé à la main',
  'reminders-stopped': () => 'Le client ne veut plus de rappel',
  'email-paragraph-changed': data => `Paragraphe de l’agence modifié\u00a0: ${emailLabel(data.kind)}`,
  'ready-answer-written': () => 'Réponse prête écrite ou modifiée',
  'ready-answer-withdrawn': () => 'Réponse prête retirée',
  'email-sent': data => `E-mail envoyé\u00a0: ${emailLabel(data.kind)}`,
  'email-bounced': ({ kind, for_good, status }) =>
    `E-mail non remis${for_good ? '\u00a0: l’adresse ne reçoit pas' : ' pour l’instant'}\u00a0: ${emailLabel(kind)}${status && ` (${status})`}`,
  'email-resent': data => `E-mail renvoyé\u00a0: ${emailLabel(data.kind)}`,
  login: () => 'Connexion à l’administration',
  logout: () => 'Déconnexion',
  'login-refused': () => 'Connexion refusée',
  'session-ended': () => 'Session fermée',
  'passkey-added': () => 'Clé d’accès ajoutée',
  'passkey-removed': () => 'Clé d’accès retirée',
  'recovery-codes-made': () => 'Codes de secours renouvelés',
  'account-invited': data => `Compte proposé à ${data.name} (${ROLE_LABELS[data.role]})`,
  'invitation-withdrawn': () => 'Invitation retirée',
  'account-opened': data => `Compte ouvert\u00a0: ${data.name} (${ROLE_LABELS[data.role]})`,
  'account-role-changed': data =>
    `Rôle de ${data.name}\u00a0: ${ROLE_LABELS[data.from]} → ${ROLE_LABELS[data.to]}`,
  'account-renamed': data => `Nom d’un compte corrigé\u00a0: ${data.former} → ${data.name}`,
  'account-address-changed': data => `Adresse e-mail changée\u00a0: compte de ${data.name}`,
  'account-removed': data => `Compte fermé\u00a0: ${data.name}`,
  'registration-received': () => 'Inscription hors de France reçue',
  'registration-suspected': () => 'Inscription hors de France mise à part',
  'registration-accepted': () => 'Inscription hors de France acceptée',
  'registration-contacted': () => 'Inscription\u00a0: premier appel noté',
  'registration-corrected': () => 'Inscription hors de France corrigée',
  'registration-erased': () => 'Inscription hors de France effacée',
  'transmission-sent': () => 'Dossier transmis à un organisme',
  'transmission-resent': () => 'Dossier transmis de nouveau',
  'transmission-opened': () => 'Lecture commencée par le lien d’un organisme',
  'transmission-collected': () => 'Dossier retiré par un organisme',
  'transmission-expired': () => 'Lien d’un organisme expiré',
  'transmission-tried-elsewhere': () => 'Lien d’un organisme essayé depuis un autre réseau',
  'transmission-marked-done': () => 'Transmission faite autrement',
  'administrator-call': data =>
    [NOTED_CALL_LABELS[data.call], lookedAt(data)].filter(Boolean).join('\u00a0: '),
  'content-created': data => `${textLabel(data)} écrit`,
  'content-changed': data => `${textLabel(data)} modifié`,
  'content-published': data => `${textLabel(data)} ${data.published ? 'publié' : 'retiré du site'}`,
  'content-removed': data => `${textLabel(data)} supprimé`,
  'content-preview-made': data => `${textLabel(data)}\u00a0: lien d’aperçu fait`,
  'content-picture-added': () => 'Image des textes ajoutée',
  'content-picture-changed': () => 'Image des textes modifiée',
  'content-picture-removed': () => 'Image des textes supprimée',
  'aid-created': data => `Aide ajoutée\u00a0: ${data.slug}`,
  'aid-changed': data => `Aide modifiée\u00a0: ${data.slug}`,
  'aid-confirmed': data => `Aide revérifiée\u00a0: ${data.slug}`,
  'aid-removed': data => `Aide supprimée\u00a0: ${data.slug}`,
  'aid-source-found': data =>
    `${findingWords[data.finding]} (${originWords[data.source]})\u00a0: ${data.slug}`,
  'aid-source-read': data => `Source relue (${originWords[data.source]})\u00a0: ${data.slug}`,
  'aids-proposed': data =>
    `Import d’aides\u00a0: ${data.proposed} proposées, ${data.changed} propositions mises à jour`,
  'dossier-assigned': data => (data.name ? `Dossier confié à ${data.name}` : 'Dossier confié à personne'),
  'note-written': () => 'Note interne écrite',
  'pieces-checked': () => 'Pièces vérifiées',
  'eligibility-answered': data => `Réponse d’éligibilité\u00a0: ${ELIGIBILITY_ANSWER_LABELS[data.answer]}`,
  'retention-extended': data => `Conservation prolongée${quoted(data)}`,
  'retention-changed': data => `Conservation portée à ${data.months} mois`,
  'dossier-erased': () => 'Dossier effacé',
  'status-changed': data =>
    `${data.from} → ${data.to}${decided(data)}${quoted(data)}${pieces(data)}${data.proposed_by ? `, proposé par ${data.proposed_by}` : ''}`,
  'decision-proposed': data =>
    `Décision à confirmer\u00a0: ${data.to}${decided(data)}${quoted(data)}${pieces(data)}`,
  'proposal-withdrawn': data => `Décision retirée avant confirmation\u00a0: ${data.to}`,
  'four-eyes-changed': ({ amount_cents }) =>
    amount_cents === undefined
      ? 'Double accord désactivé'
      : `Double accord demandé au-delà de ${formatEuros(amount_cents)}`,
  'offer-changed': ({ version, offer, amount_cents }) =>
    `${OFFER_MOVES[offer]}, version ${version}\u00a0: ${formatEuros(amount_cents)} HT`,
  'decision-undone': data => `Décision annulée\u00a0: ${data.from} → ${data.to}`,
  'lead-account-opened': () => 'Compte client de l’offre de contacts ouvert',
  'lead-contact-changed': () => 'Coordonnées d’un client de l’offre de contacts corrigées',
  'lead-identity-changed': () => 'SIREN et numéro de TVA d’un client notés',
  'lead-vat-confirmed': () => 'Numéro de TVA d’un client confirmé',
  'lead-vat-checked': data =>
    `Numéro de TVA d’un client ${data.vat_valid ? 'valable' : 'inconnu'} selon le registre de l’Union européenne`,
  'lead-transfer-booked': data =>
    `${MOVEMENT_LABELS[data.transfer]}\u00a0: ${formatEuros(data.amount_cents)} (${data.reference})`,
  'lead-invoice-issued': data =>
    `${data.corrects ? `Avoir ${data.number} sur ${data.corrects}` : `Facture ${data.number}`} de l’offre de contacts, ${formatMonth(data.month)}${unstamped(data)}`,
  'campaign-opened': () => 'Campagne d’appels ouverte',
  'campaign-changed': () => 'Campagne d’appels modifiée',
  'call-disputed': () => 'Appel contesté',
  'caller-forgotten': () => 'Numéro d’un appelant oublié à sa demande',
  'dispute-decided': () => 'Contestation d’un appel tranchée',
  'quote-request-received': () => 'Demande de devis d’un particulier reçue',
  'quote-request-suspected': () => 'Demande de devis mise à part',
  'quote-request-proven': () => 'Demande de devis confirmée par un code',
  'quote-request-withdrawn': () => 'Demande de devis retirée par son auteur',
  'quote-request-corrected': () => 'Demande de devis corrigée à la demande de son auteur',
  'quote-request-erased': () => 'Demande de devis effacée',
  'quote-request-unlocked': () => 'Demande de devis débloquée par un client',
  'quote-request-accepted': () => 'Demande de devis acceptée par l’équipe',
  'quote-request-refused': () => 'Demande de devis refusée par l’équipe',
  'quote-request-disputed': () => 'Demande de devis contestée par un client',
  'quote-dispute-decided': () => 'Contestation d’une demande de devis tranchée',
  'number-added': data => `Numéro ${formatPhone(data.telephone)} ajouté`,
  'number-assigned': data => `Numéro ${formatPhone(data.telephone)} attribué`,
  'number-released': data => `Numéro ${formatPhone(data.telephone)} repris`,
  'number-transcribed': data => `Numéro ${formatPhone(data.telephone)}\u00a0: transcriptions attendues`,
  'number-not-transcribed': data =>
    `Numéro ${formatPhone(data.telephone)}\u00a0: transcriptions plus attendues`,
  'payment-recorded': data =>
    `Règlement de ${formatEuros(data.amount_cents)} noté, facture ${data.number} (${PAYER_LABELS[data.payer].toLowerCase()})`,
  'payment-reminded': data =>
    `Relance de paiement n\u00b0\u00a0${data.rank} demandée, facture ${data.number}`,
  'continuation-said': data =>
    `«\u00a0Je continue\u00a0», dit par ${CONTINUATION_WORDS[data.word]}${quoted(data)}`,
  'choice-reminded': () => 'Rappel au client\u00a0: continuer ou renoncer',
  'view-saved': data => (data.shared ? 'Vue enregistrée pour l’équipe' : 'Vue enregistrée'),
  'view-changed': data => (data.shared ? 'Vue modifiée, partagée avec l’équipe' : 'Vue modifiée'),
  'view-removed': () => 'Vue supprimée',
  'bulk-started': data =>
    `${BULK_ACTION_LABELS[data.bulk_action]}\u00a0: ${counted(data.dossiers, 'dossier')}`,
  'bulk-cancelled': data =>
    `Annulé\u00a0: ${BULK_ACTION_LABELS[data.bulk_action]}, ${counted(data.dossiers, 'dossier')}`,
  'decision-announced': data => `Décision envoyée\u00a0: ${data.status}`,
}

export const EVENT_TYPES = keysOf(LABELS)

/** A line of the journal, as it was stored, in one French sentence: of a newer version's kind, after going back, just that. */
export const eventLabel = ({ type, data }: { type: string; data: object }): string =>
  isOneOf(EVENT_TYPES, type) ? labelOf(type, data) : 'Noté par une version plus récente du site'

const labelOf = <Type extends EventType>(type: Type, data: object) => LABELS[type](data as EventData[Type])

/** TSA_URL is set and the authority gave no stamp: the seal proves no time. */
const unstamped = ({ seal_warning }: { seal_warning: string | null }) =>
  seal_warning ? ', sans horodatage (l’autorité n’en a pas donné)' : ''

const textLabel = ({ content_kind, slug }: EventData['content-created']) =>
  `Texte ${content_kind === 'article' ? `/blog/${slug}` : `/${slug}`}`

const ON: Record<Standing, string> = {
  failed: ', malgré ce que la lecture a trouvé',
  doubtful: ', vue à l’œil, la lecture ne tranchant pas',
  open: ', vue à l’œil',
  unread: ', vue à l’œil',
  passed: '',
}

const PROVEN_BY: Record<EventData['address-proven']['by'], string> = {
  code: 'Adresse e-mail confirmée par un code',
  link: 'Adresse e-mail confirmée par un lien',
  objection: 'Adresse e-mail confirmée par un lien\u00a0: le changement demandé est refusé',
}

/** What a line was ticked on; of before, nobody noted it. */
const checkedOn = ({ ticked, standing }: EventData['document-checked']) =>
  ticked && standing ? ON[standing] : ''

const OFFER_MOVES: Record<EventData['offer-changed']['offer'], string> = {
  'in-force': 'Offre en vigueur',
  proposed: 'Offre à confirmer',
  withdrawn: 'Offre retirée avant confirmation',
}

const quoted = ({ reason }: { reason?: string }) => (reason ? ` «\u00a0${reason}\u00a0»` : '')

const withFiles = ({ files }: { files?: number }) => (files ? `, avec ${counted(files, 'fichier')}` : '')

/** The paper or the piece that a look was at; its dossier stands beside the line. */
const lookedAt = ({ number, document_type }: EventData['administrator-call']) =>
  number ?? DOCUMENT_KINDS.filter(kind => kind === document_type).map(kind => DOCUMENT_LABELS[kind])[0]

const decided = ({ motive, amount_cents, granted_by }: EventData['decision-proposed']) =>
  motive
    ? `, ${AVOIR_MOTIVE_LABELS[motive].toLowerCase()}`
    : amount_cents === undefined
      ? ''
      : `, ${formatEuros(amount_cents)} accordés par ${granted_by}`

const pieces = ({ documents }: EventData['decision-proposed']) =>
  documents ? ` (${documents.map(kind => DOCUMENT_LABELS[kind]).join(', ')})` : ''
