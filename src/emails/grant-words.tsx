import type { Agency } from '~/domain/agency'
import { type MoneyLine, NOT_DECIDED } from '~/domain/invoice/money-line'
import { formatDay, formatEuros } from '~/domain/text/french'
import { Paragraph } from './layout'
import { Transfer } from './transfer'

/** What was granted, what that leaves, and by when. */
export interface GrantWords {
  money: MoneyLine
  /** The account that the invoice prints. */
  seller: Pick<Agency, 'legal_name' | 'iban' | 'bic'>
}

/** What was granted and what is to be paid; while a choice is open, what there would be, and nothing to transfer. */
export function GrantedSums({
  money: { aid, left, advance, back, to_pay, choice },
  seller,
  invoiceNumber,
}: GrantWords & { invoiceNumber: string }) {
  if (!aid || !left) return null
  const due = to_pay.on ? formatDay(noon(to_pay.on)) : NOT_DECIDED
  const cents = choice ? choice.cents : to_pay.cents
  const when = choice ? 'si vous continuez' : `au plus tard le ${due}, par virement`
  return (
    <>
      <Paragraph>
        {aid.body} vous accorde <strong>{formatEuros(aid.cents)}</strong>, par décision du{' '}
        {formatDay(noon(aid.decided_on))}.{' '}
        {left.gross_cents > 0 ? (
          <>
            Il {choice ? 'resterait' : 'reste'} à votre charge{' '}
            <strong>{formatEuros(left.gross_cents)} TTC</strong>, soit {formatEuros(left.net_cents)} HT et{' '}
            {formatEuros(left.vat_cents)} de TVA.
          </>
        ) : (
          'L’aide couvre toute la facture.'
        )}
      </Paragraph>
      {cents > 0 ? (
        <>
          <Paragraph>
            {aid.paid_to === 'client'
              ? `L’aide vous est versée par l’organisme\u00a0: ${settles(choice, cents === advance.cents ? 'le total de la facture, ' : '')}`
              : `L’organisme nous verse l’aide\u00a0: ${settles(choice, '')}`}
            <strong>{formatEuros(cents)}</strong>, {when}.
            {back.cents > 0 &&
              ` L’organisme ${choice ? 'vous verserait' : 'vous verse'} ${formatEuros(back.cents)}\u00a0; date de son versement\u00a0: ${NOT_DECIDED}.`}
          </Paragraph>
          {!choice && <Transfer agency={seller} cents={cents} reference={invoiceNumber} />}
        </>
      ) : (
        <Paragraph>
          {advance.cents > 0
            ? 'Votre règlement est enregistré\u00a0: vous n’avez plus rien à payer.'
            : 'L’organisme nous verse l’aide\u00a0: vous n’avez rien à payer.'}
        </Paragraph>
      )}
    </>
  )
}

const settles = (choice: MoneyLine['choice'], what: string) =>
  `vous nous ${choice ? 'régleriez' : 'réglez'} ${what}`

/** What is asked of who was granted less than the total, and what silence means. */
export function ChoiceWords({ choice }: Pick<MoneyLine, 'choice'>) {
  if (!choice) return null
  return (
    <>
      <Paragraph>
        <strong>À vous de choisir, jusqu’au {formatDay(noon(choice.until))} inclus</strong>, sur la page de
        votre dossier{'\u00a0'}: «{'\u00a0'}Je continue{'\u00a0'}: je réglerai {formatEuros(choice.cents)}
        {'\u00a0'}» ou «{'\u00a0'}Je renonce{'\u00a0'}».
      </Paragraph>
      <Paragraph>
        Avant votre choix, votre site n’est pas commencé et rien n’est à payer. Sans réponse à cette date,
        votre silence vaut renonciation, sans frais{'\u00a0'}: un avoir annule la facture et vous ne devez
        rien.
      </Paragraph>
    </>
  )
}

/** A day of Paris as an instant within it. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
