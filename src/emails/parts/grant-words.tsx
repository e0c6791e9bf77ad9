import type { Agency } from '~/domain/agency'
import type { MoneyLine } from '~/domain/invoice/money-line'
import { moneyWords } from '~/domain/invoice/money-words'
import { formatEuros, formatIsoDay } from '~/domain/text/french'
import { Transfer } from '../transfer'
import { Paragraph } from './layout'
import { MoneyCells } from './money-cells'

/** What was granted, what that leaves, and by when. */
export interface GrantWords {
  money: MoneyLine
  /** The account that the invoice prints. */
  seller: Pick<Agency, 'legal_name' | 'iban' | 'bic'>
}

/** What was granted and what is to be paid; while a choice is open, what there would be, and nothing to transfer. */
export function GrantedSums({ money, seller, invoiceNumber }: GrantWords & { invoiceNumber: string }) {
  const { choice, to_pay } = money
  return (
    <>
      <MoneyCells lines={moneyWords(money, { asksChoice: true, choice: choice ? 'open' : 'none' })} />
      {!choice && to_pay.cents > 0 && (
        <Transfer agency={seller} cents={to_pay.cents} reference={invoiceNumber} />
      )}
    </>
  )
}

/** What is asked of who was granted less than the total, and what silence means. */
export function ChoiceWords({ choice }: Pick<MoneyLine, 'choice'>) {
  if (!choice) return null
  return (
    <>
      <Paragraph>
        <strong>À vous de choisir, jusqu’au {formatIsoDay(choice.until)} inclus</strong>, sur la page de votre
        dossier&nbsp;: «&nbsp;Je continue&nbsp;: je réglerai {formatEuros(choice.cents)}&nbsp;» ou «&nbsp;Je
        renonce&nbsp;».
      </Paragraph>
      <Paragraph>
        Avant votre choix, votre site n’est pas commencé et rien n’est à payer. Sans réponse à cette date,
        votre silence vaut renonciation, sans frais&nbsp;: un avoir annule la facture et vous ne devez rien.
      </Paragraph>
    </>
  )
}
