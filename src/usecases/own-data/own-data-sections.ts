import { keysOf, pairsOf } from '~/domain/closed-list'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { ANSWER_LABELS, type AnswerWords } from '~/domain/eligibility/answers'
import { chosen, questions } from '~/domain/eligibility/questions'
import { formatSiret } from '~/domain/place/siret'
import { FIELD_WORDS, fieldText } from '~/domain/reading/field-words'
import type { FieldName } from '~/domain/reading/read-field'
import { KICK_OFF_LABELS } from '~/domain/site/site-project'
import { formatDay, formatEuros, formatIsoDay, formatMoment } from '~/domain/text/french'
import type { FactSection } from '~/invoicing/fact-sheet'
import type { OwnData } from './gather-own-data'

const moment = (at: Date | null) => (at ? `${formatMoment(at)} (heure de Paris)` : 'non')

type OwnSite = NonNullable<OwnData['site']>

const shownAt = (site: OwnSite): FactSection['facts'] => [
  ...(site.site_url ? [['Adresse du site', site.site_url] satisfies [string, string]] : []),
  ...site.domains.map(({ name, online_at }): [string, string] => [
    'Nom de domaine',
    `${name}, relié\u00a0: ${moment(online_at)}`,
  ]),
  ...(site.delivery_paper
    ? [['Livraison acceptée', moment(site.delivery_paper.accepted_at)] satisfies [string, string]]
    : []),
]

const askedChange = ({ place, words, picture }: OwnSite['change_requests'][number]): FactSection['facts'] => [
  ...words
    .filter(({ text }) => text !== '')
    .map(({ by, text, at }): [string, string] => [
      `Changement demandé, ${place}`,
      `${by === 'owner' ? 'Vous' : 'L’équipe'}, ${formatMoment(at)}\u00a0: ${text}`,
    ]),
  ...(picture
    ? [
        ['Image jointe', `${formatMoment(picture.uploaded_at)}, SHA-256 ${picture.sha256}`] satisfies [
          string,
          string,
        ],
      ]
    : []),
]

const readWords = ([name, values]: [FieldName, string]) =>
  `${FIELD_WORDS[name]}\u00a0: ${values
    .split('; ')
    .map(value => fieldText(name, value))
    .join(', ')}`

/** « Effectif : Moins de 10 ; … », in the words of the questions. */
const answersToTest = (answers: AnswerWords) =>
  questions
    .flatMap(question => {
      const value = answers[question.name]
      return value === undefined
        ? []
        : [`${ANSWER_LABELS[question.name]}\u00a0: ${chosen(question, value)?.label ?? value}`]
    })
    .join('\u202f; ')

/** What is kept about a dossier, in French, as its holder reads it on paper: a part that is empty says so. */
export function ownDataSections(data: OwnData): FactSection[] {
  const { company, dossier, grant, pieces, papers, quotes, payments, site } = data
  const { handed_to, emails, messages, notes_of_the_team, journal } = data
  const section = (title: string, facts: FactSection['facts']): FactSection => ({
    title,
    facts: facts.length > 0 ? facts : [['Rien', 'Aucune donnée de cette sorte n’est conservée.']],
  })
  return [
    section('Entreprise et contact', [
      ['Entreprise', company.company_name],
      ['SIRET', formatSiret(company.siret)],
      ['Adresse', company.address],
      ['Téléphone', company.phone],
      ['E-mail du dirigeant', company.email],
    ]),
    section('Dossier', [
      ['Statut', dossier.status],
      ['Ouvert', moment(dossier.opened_at)],
      ['Signé', moment(dossier.signed_at)],
      ['Finalisé', moment(dossier.handed_in_at)],
      ['Dernière activité', moment(dossier.last_activity_at)],
      ['Réponses au test', answersToTest(dossier.simulator_answers ?? {}) || 'aucune'],
      ['Réponse d’éligibilité', dossier.eligibility_sentence ?? 'aucune'],
      ['Demande de pièces', dossier.requested ?? 'aucune'],
      ['Motif d’un refus', dossier.refused ?? 'aucun'],
      ['Rappel demandé', moment(dossier.call_asked_for)],
    ]),
    section(
      'Aide accordée',
      grant
        ? [
            ['Montant', formatEuros(grant.amount_cents)],
            [
              'Organisme',
              [grant.body, grant.decided_on && `le ${formatIsoDay(grant.decided_on)}`]
                .filter(Boolean)
                .join(', '),
            ],
            ['Versée', grant.paid_to === 'agency' ? 'à notre agence' : 'à votre entreprise'],
          ]
        : [],
    ),
    section(
      'Pièces (leur contenu n’est pas joint)',
      pieces.map(({ document_type, filename, uploaded_at, sha256, read_in_it }) => [
        DOCUMENT_LABELS[document_type],
        [
          `${filename}, reçue le ${formatMoment(uploaded_at)}, SHA-256 ${sha256}`,
          ...pairsOf(read_in_it).map(readWords),
        ].join('\u202f; '),
      ]),
    ),
    section(
      'Factures et avoirs, conservés 10 ans',
      papers.map(({ number, issue_date, avoir_number }) => [
        number,
        avoir_number
          ? `du ${formatIsoDay(issue_date)}, annulée par l’avoir ${avoir_number}`
          : `du ${formatIsoDay(issue_date)}`,
      ]),
    ),
    section(
      'Devis',
      quotes.map(({ number, issued_at, valid_until }) => [
        number,
        `du ${formatDay(issued_at)}, valable jusqu’au ${formatDay(valid_until)}`,
      ]),
    ),
    section(
      'Règlements',
      payments.map(({ invoice_number, amount_cents, paid_on, reference }) => [
        invoice_number,
        `${formatEuros(amount_cents)} le ${formatIsoDay(paid_on)}, référence ${reference}`,
      ]),
    ),
    section('Questionnaire, site et fichiers', [
      ...(site ? shownAt(site) : []),
      ...keysOf(KICK_OFF_LABELS).flatMap((name): FactSection['facts'] => {
        const answer = site?.answers[name]
        return answer ? [[KICK_OFF_LABELS[name], answer]] : []
      }),
      ...(site?.photos ?? []).map(({ alt, uploaded_at, sha256 }): FactSection['facts'][number] => [
        'Photo du site',
        `${alt || 'sans description'}, ${formatMoment(uploaded_at)}, SHA-256 ${sha256}`,
      ]),
      ...(site?.change_requests ?? []).flatMap(askedChange),
      ...(site?.files ?? []).map(({ filename, uploaded_at, sha256 }): FactSection['facts'][number] => [
        filename,
        `reçu le ${formatMoment(uploaded_at)}, SHA-256 ${sha256}`,
      ]),
    ]),
    section(
      'Transmissions aux organismes',
      handed_to.map(({ body_name, sent_at }) => [body_name, `transmis\u00a0: ${moment(sent_at)}`]),
    ),
    section(
      'E-mails',
      emails.map(({ message, recipient, sent_at }) => [
        message,
        `${recipient}, envoyé\u00a0: ${moment(sent_at)}`,
      ]),
    ),
    section(
      'Messages',
      messages.map(({ from, at, text, files }) => [
        formatMoment(at),
        [
          `${from === 'client' ? 'Vous' : 'L’équipe'}\u00a0: ${text}`,
          ...files.map(({ filename, sha256 }) => `joint\u00a0: ${filename}, SHA-256 ${sha256}`),
        ].join('\u202f; '),
      ]),
    ),
    section(
      'Notes de l’équipe',
      notes_of_the_team.map(({ at, text }) => [formatMoment(at), text]),
    ),
    section(
      'Journal',
      journal.map(({ at, what, who, ip, user_agent }) => [
        formatMoment(at),
        [what, who, ip, user_agent].filter(Boolean).join(' · '),
      ]),
    ),
  ]
}
