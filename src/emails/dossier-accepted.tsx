import type { Agency } from '~/domain/agency'
import { type MoneyLine, NOT_DECIDED } from '~/domain/invoice/money-line'
import { formatDay, formatEuros } from '~/domain/text/french'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'
import { type StageLine, Stages } from './stages'
import { Transfer } from './transfer'

/** What was granted, what that leaves, and by when. */
export interface GrantWords {
  money: MoneyLine
  /** The account that the invoice prints. */
  seller: Pick<Agency, 'legal_name' | 'iban' | 'bic'>
}

/** The aid is granted: how much, what remains due and by when, how to pay or to renounce. */
export function DossierAccepted(props: {
  agency: Agency
  stages: readonly StageLine[]
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  invoiceNumber: string
  link: string
  /** Null for an acceptance of before grants were noted. */
  granted: GrantWords | null
}) {
  const { agency, stages, companyName, invoiceNumber, link, granted } = props
  return (
    <Layout
      agency={agency}
      dossierLink={link}
      title="Votre aide est accordée"
      preview="Une bonne nouvelle pour votre dossier."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est accepté. La facture{' '}
        {invoiceNumber} devient payable, dans les conditions qui y figurent.
      </Paragraph>
      {granted && <Granted {...granted} invoiceNumber={invoiceNumber} />}
      <Paragraph>
        Pour créer votre site, nous avons besoin de quelques réponses{'\u00a0'}: activité, photos, horaires.
        Elles se donnent sur la page de votre dossier, en plusieurs fois si vous voulez. Dès qu’elles sont
        complètes, le site est livré sous 15 jours.
      </Paragraph>
      {granted?.money.renounce_until && (
        <Paragraph>
          L’aide est inférieure au total de la facture{'\u00a0'}: jusqu’au{' '}
          <strong>{formatDay(noon(granted.money.renounce_until))}</strong> inclus, vous pouvez renoncer, sans
          motif et sans frais, depuis la page de votre dossier. Un code vous y est demandé, et un avoir annule
          alors la facture.
        </Paragraph>
      )}
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}

function Granted({
  money: { aid, left, advance, back },
  seller,
  invoiceNumber,
}: GrantWords & { invoiceNumber: string }) {
  if (!aid || !left) return null
  const due = advance.on ? formatDay(noon(advance.on)) : NOT_DECIDED
  return (
    <>
      <Paragraph>
        {aid.body} vous accorde <strong>{formatEuros(aid.cents)}</strong>, par décision du{' '}
        {formatDay(noon(aid.decided_on))}.{' '}
        {left.gross_cents > 0 ? (
          <>
            Il reste à votre charge <strong>{formatEuros(left.gross_cents)} TTC</strong>, soit{' '}
            {formatEuros(left.net_cents)} HT et {formatEuros(left.vat_cents)} de TVA.
          </>
        ) : (
          'L’aide couvre toute la facture.'
        )}
      </Paragraph>
      {advance.cents > 0 ? (
        <>
          <Paragraph>
            {aid.paid_to === 'client'
              ? `L’aide vous est versée par l’organisme\u00a0: vous nous réglez le total de la facture, ${formatEuros(advance.cents)},`
              : `L’organisme nous verse l’aide\u00a0: vous nous réglez ${formatEuros(advance.cents)},`}{' '}
            au plus tard le <strong>{due}</strong>, par virement.
            {back.cents > 0 &&
              ` L’organisme vous verse ${formatEuros(back.cents)}\u00a0; date de son versement\u00a0: ${NOT_DECIDED}.`}
          </Paragraph>
          <Transfer agency={seller} cents={advance.cents} reference={invoiceNumber} />
        </>
      ) : (
        <Paragraph>L’organisme nous verse l’aide{'\u00a0'}: vous n’avez rien à payer.</Paragraph>
      )}
    </>
  )
}

/** A day of Paris as an instant within it. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)
