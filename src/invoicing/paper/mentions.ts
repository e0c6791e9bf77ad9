import { AVOIR_MOTIVE_LABELS } from '~/domain/invoice/avoir-motive'
import type { InvoicePaper, LeadsTerms, SignatureBlock } from '~/domain/invoice/invoice'
import { lastDayOf, startOfParisDay } from '~/domain/paris-time'
import { formatSiren } from '~/domain/place/siret'
import { formatDay, formatEuros } from '~/domain/text/french'

/** What an invoice must say in words, the same on the paper and in its XML (specification C4). */

/** Art. L441-10 II and D441-5 of the Code de commerce: the fixed sum for recovery costs. */
export const RECOVERY =
  'Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement\u00A0: 40\u00A0€ (art. L441-10 et D441-5 du Code de commerce).'

/** Art. L441-10 II: the rate that applies when none is agreed. */
export const PENALTIES =
  'Pénalités de retard\u00A0: taux de refinancement de la Banque centrale européenne majoré de 10 points, exigibles sans rappel dès le lendemain de l’échéance (art. L441-10 du Code de commerce).'

export const DISCOUNT = 'Escompte pour paiement anticipé\u00A0: néant.'

export const OPERATION = 'Prestation de services'

export const CONDITION = 'Payable uniquement si l’aide de l’État est accordée.'

export const DUE = '30 jours après notification de l’accord de l’aide'

/** The aid that the condition names, where it was known; the law wants the object of a contract defined (Code civil, 1163). */
export function askedWords({ asked }: Pick<InvoicePaper, 'asked'>): string[] {
  if (!asked) return []
  const aids = asked.aids.length > 0 ? [`Aide demandée\u00A0: ${named(asked.aids)}.`] : []
  return asked.bodies.length > 0
    ? [...aids, `Le dossier est transmis à\u00A0: ${named(asked.bodies)}.`]
    : aids
}

/** As many as a page has room for: all of them are on the mandate. */
function named(names: readonly string[]): string {
  const short = names
    .slice(0, MOST_NAMED)
    .map(name => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name))
  const rest = names.length - short.length
  if (rest === 0) return short.join(', ')
  return `${short.join(', ')} et ${rest === 1 ? 'un autre, nommé' : `${rest} autres, nommés`} au mandat`
}

const MOST_NAMED = 2
const LONGEST_NAME = 60

/** What a grant below the total asks before anything is owed (specification B4). */
export const PARTIAL =
  'Si l’aide est inférieure au total, rien n’est dû avant que le client ait choisi de continuer\u00A0: le délai court de ce choix, et son silence pendant 15 jours vaut renonciation.'

export const DELIVERY = 'Mise en ligne sous 15 jours après la remise de tous les contenus'

/** A paper of the leads offer was paid before it was issued: what it bills came off the balance, lead by lead. */
export const PREPAID = 'Réglé d’avance par le solde prépayé. Rien n’est à payer.'

/** The same with the day on which the last of it was paid: the end of the month. */
export const prepaid = ({ month }: LeadsTerms) =>
  `${PREPAID} Date du dernier prélèvement\u00A0: ${formatDay(startOfParisDay(lastDayOf(month)))}.`

/** A paper of the test calls says so to eyes, ears and machines. */
export const SPECIMEN = 'SPECIMEN\u00A0: document d’essai sans valeur, à ne pas payer ni comptabiliser.'

const TITLES = { avoir: 'Avoir', quote: 'Devis' } as const

/** A quote binds nobody but its seller, and says so where the aid's body looks first. */
export const QUOTE = 'Devis non signé, à joindre à une demande d’aide. Il ne vaut pas commande.'

export const QUOTE_TERMS =
  'Devis gratuit, valable 60 jours à compter de son émission. Aucune prestation ne commence avant l’accord de l’aide et la signature de la facture.'

/** What a paper is called, before its number or reference. */
export function titleOf(paper: InvoicePaper, signature: SignatureBlock | null): string {
  const title =
    paper.kind === 'invoice'
      ? signature || paper.leads
        ? 'Facture'
        : 'Projet de facture'
      : TITLES[paper.kind]
  return paper.is_test ? `SPECIMEN, ${title.toLowerCase()}` : title
}

/** How VAT falls due: on payment by law for services, on invoicing when the seller opted for it. */
export function vatTiming(paper: InvoicePaper): string {
  if (paper.amounts.vat_exemption) return paper.amounts.vat_exemption
  return paper.seller.vat_on_debits
    ? 'Option pour le paiement de la taxe d’après les débits.'
    : 'TVA exigible à l’encaissement.'
}

/** « SAS au capital de 10 000 €, RCS Lyon 732 829 320 ». */
export function legalIdentity({ seller }: Pick<InvoicePaper, 'seller'>): string {
  return `${seller.legal_form} au capital de ${seller.capital}, RCS ${seller.rcs_city} ${formatSiren(seller.siren)}`
}

/** BT-20: when and whether the sum is due. */
export function paymentTerms(paper: InvoicePaper): string {
  if (paper.leads) return paper.cancels ? correction(paper.cancels) : prepaid(paper.leads)
  if (!paper.cancels) return [CONDITION, ...askedWords(paper), `Échéance\u00A0: ${DUE}. ${PARTIAL}`].join(' ')
  return [cancellation(paper.cancels), ...cancellationTerms(paper)].join(' ')
}

/** What the avoir of a whole invoice does. */
export function cancellation(cancelled: { number: string; issued_at: Date }): string {
  return `Avoir annulant en totalité la facture ${cancelled.number} du ${formatDay(cancelled.issued_at)}. Rien n’est à payer.`
}

/** What an avoir of the leads offer does: part of an invoice goes back to the balance. */
export function correction(corrected: { number: string; issued_at: Date }): string {
  return `Avoir rectifiant la facture ${corrected.number} du ${formatDay(corrected.issued_at)}. Le montant est rendu sur le solde prépayé.`
}

/** « du 1er octobre 2026 au 31 octobre 2026 ». */
export function periodOf(month: string): string {
  const [first, last] = [`${month}-01`, lastDayOf(month)].map(day => formatDay(startOfParisDay(day)))
  return `du ${first} au ${last}`
}

/** Why an avoir was issued, and what becomes of the VAT that its customer may have deducted (CGI art. 272-1, 283-4). */
export function cancellationTerms({ motive, amounts }: InvoicePaper): string[] {
  const why = motive ? [`Motif de l’avoir\u00A0: ${AVOIR_MOTIVE_LABELS[motive]}.`] : []
  if (amounts.vat_cents === 0) return why
  return [
    ...why,
    `TVA annulée\u00A0: ${formatEuros(amounts.vat_cents)}\u00A0; à reverser si vous l’avez déduite.`,
  ]
}
