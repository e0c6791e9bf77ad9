import type { RefusalMotive } from '~/domain/invoice/avoir-motive'
import { REFUSAL_TITLES, SILENT_TITLE } from '~/domain/invoice/refusal-titles'
import { ActionLink } from '../parts/action-link'
import { InQuotes, Layout, Paragraph } from '../parts/layout'
import { type StageLine, Stages } from '../parts/stages'
import type { DossierLetter } from './dossier-letter'

/** What each motive says to the client. */
const SENTENCES: Record<RefusalMotive, string> = {
  'body-refused': 'L’organisme n’a pas accordé l’aide demandée.',
  'not-eligible': 'Votre entreprise ne remplit pas les conditions de l’aide demandée.',
  'no-decision': 'Aucune décision n’a été rendue dans les 12\u00a0mois.',
  'identity-contested': 'L’identité de la personne qui a signé est contestée.',
  'invoice-to-correct':
    'La facture doit être corrigée\u00a0: la nouvelle vous est proposée dans un nouveau dossier.',
  renounced: 'Vous avez renoncé à votre dossier, comme vous en aviez le droit.',
}

const SILENT =
  'L’aide accordée était inférieure au total de la facture, et vous n’avez pas répondu dans le délai\u00a0: selon les conditions que vous avez signées, votre silence vaut renonciation.'

/** The motives that say something of the aid; the others only end the dossier. */
const AID_DENIED: readonly RefusalMotive[] = ['body-refused', 'not-eligible']

/** The subject of the message, too. */
export const refusalTitle = (motive: RefusalMotive, silent: boolean) =>
  silent ? SILENT_TITLE : REFUSAL_TITLES[motive]

/** The dossier ends without aid, and why: the attached avoir cancels the invoice, nothing is owed. */
export function DossierRefused(
  props: DossierLetter & {
    stages: readonly StageLine[]
    cancelled: { invoiceNumber: string; avoirNumber: string } | null
    motive: RefusalMotive
    /** He said nothing by the end of the delay. */
    silent: boolean
    /** What the team wrote to the client. */
    sentence: string | null
  },
) {
  const { stages, companyName, cancelled, motive, silent, sentence, link } = props
  const subject = companyName ? `Le dossier de ${companyName}` : 'Votre dossier'
  return (
    <Layout dossierLink={link} title={refusalTitle(motive, silent)} preview="Vous n’avez rien à payer.">
      <Paragraph>
        <strong>{silent ? SILENT : SENTENCES[motive]}</strong>
      </Paragraph>
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {AID_DENIED.includes(motive) ? `${subject} n’a pas été retenu.` : `${subject} est clos.`}
      </Paragraph>
      {sentence && <InQuotes>{sentence}</InQuotes>}
      <Paragraph>
        <strong>Vous n’avez rien à payer.</strong>
        {cancelled &&
          ` L’avoir ${cancelled.avoirNumber}, joint à ce message, annule en totalité la facture ${cancelled.invoiceNumber}. Gardez-le avec votre comptabilité.`}
      </Paragraph>
      <Stages stages={stages} />
      <Paragraph>
        Pour déposer un nouveau dossier, partez de la page de celui-ci&nbsp;: vos coordonnées et les pièces
        encore valables y sont reprises.
      </Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}
