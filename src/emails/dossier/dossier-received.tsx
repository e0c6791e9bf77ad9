import type { MoneyWords } from '~/domain/invoice/money-words'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { MoneyCells } from '../parts/money-cells'
import { type StageLine, Stages } from '../parts/stages'
import type { DossierLetter } from './dossier-letter'

/** The acknowledgement that follows « Dossier finalisé » (specification A2, wizard step 4). */
export function DossierReceived(
  props: DossierLetter & {
    stages: readonly StageLine[]
    invoiceNumber: string
    /** Of the invoice that is attached. */
    money: readonly MoneyWords[]
  },
) {
  const { stages, companyName, invoiceNumber, money, link } = props
  return (
    <Letter
      dossierLink={link}
      title="Votre dossier est bien enregistré"
      preview={`Dossier ${invoiceNumber}\u00a0: votre facture signée est jointe.`}
    >
      <Paragraph>
        {companyName ? (
          <>
            Le dossier de <strong>{companyName}</strong>
          </>
        ) : (
          'Votre dossier'
        )}{' '}
        est complet et signé. Votre facture {invoiceNumber} est jointe à ce message.
      </Paragraph>
      <Paragraph>
        <strong>Vous n’avez rien à payer aujourd’hui.</strong> Cette facture n’est due que si l’aide de l’État
        est accordée&#8239;; si l’aide est inférieure au total, rien n’est dû avant que vous ayez choisi de
        continuer.
      </Paragraph>
      <MoneyCells lines={money} />
      <Paragraph>
        Les organismes examinent un dossier en 15 à 30 jours. Leur décision vous sera notifiée par
        e-mail&#8239;; si elle est favorable, nous créons votre site dans les 15 jours qui suivent la remise
        de tous vos contenus.
      </Paragraph>
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
      <Paragraph>
        Ce lien est personnel&nbsp;: quiconque le détient peut lire votre facture. Ne le transmettez pas.
      </Paragraph>
    </Letter>
  )
}
