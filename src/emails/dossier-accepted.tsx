import type { Agency } from '~/domain/agency'
import type { Grant } from '~/domain/invoice/settlement'
import { formatDay, formatEuros } from '~/domain/text/french'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'
import { type StageLine, Stages } from './stages'
import { Transfer } from './transfer'

/** What was granted, what that leaves, and by when. */
export interface GrantWords {
  grant: Grant
  /** What the aid leaves of the total, in cents. */
  left: { net_cents: number; vat_cents: number; gross_cents: number }
  /** What the client transfers to us, in cents. */
  client_cents: number
  dueOn: Date
  /** The last day to renounce; null where the aid covers the total. */
  renounceUntil: Date | null
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
      {granted?.renounceUntil && (
        <Paragraph>
          L’aide est inférieure au total de la facture{'\u00a0'}: jusqu’au{' '}
          <strong>{formatDay(granted.renounceUntil)}</strong> inclus, vous pouvez renoncer, sans motif et sans
          frais, depuis la page de votre dossier. Un code vous y est demandé, et un avoir annule alors la
          facture.
        </Paragraph>
      )}
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}

function Granted({
  grant,
  left,
  client_cents,
  dueOn,
  seller,
  invoiceNumber,
}: GrantWords & { invoiceNumber: string }) {
  return (
    <>
      <Paragraph>
        {grant.body} vous accorde <strong>{formatEuros(grant.cents)}</strong>, par décision du{' '}
        {formatDay(new Date(`${grant.decided_on}T12:00:00Z`))}.{' '}
        {left.gross_cents > 0 ? (
          <>
            Il reste à votre charge <strong>{formatEuros(left.gross_cents)} TTC</strong>, soit{' '}
            {formatEuros(left.net_cents)} HT et {formatEuros(left.vat_cents)} de TVA.
          </>
        ) : (
          'L’aide couvre toute la facture.'
        )}
      </Paragraph>
      {client_cents > 0 ? (
        <>
          <Paragraph>
            {grant.paid_to === 'client'
              ? `L’aide vous est versée par l’organisme\u00a0: vous nous réglez le total de la facture, ${formatEuros(client_cents)},`
              : `L’organisme nous verse l’aide\u00a0: vous nous réglez ${formatEuros(client_cents)},`}{' '}
            au plus tard le <strong>{formatDay(dueOn)}</strong>, par virement.
          </Paragraph>
          <Transfer agency={seller} cents={client_cents} reference={invoiceNumber} />
        </>
      ) : (
        <Paragraph>L’organisme nous verse l’aide{'\u00a0'}: vous n’avez rien à payer.</Paragraph>
      )}
    </>
  )
}
