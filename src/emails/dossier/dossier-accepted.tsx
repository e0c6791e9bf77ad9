import { formatEuros, formatIsoDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { ChoiceWords, GrantedSums, type GrantWords } from '../parts/grant-words'
import { Layout, Paragraph } from '../parts/layout'
import { type StageLine, Stages } from '../parts/stages'
import type { DossierLetter } from './dossier-letter'

/** The aid is granted: how much, what remains due and by when, how to pay or to renounce. */
export function DossierAccepted(
  props: DossierLetter & {
    stages: readonly StageLine[]
    invoiceNumber: string
    /** Null for an acceptance of before grants were noted. */
    granted: GrantWords | null
  },
) {
  const { stages, companyName, invoiceNumber, link, granted } = props
  const choice = granted?.money.choice ?? null
  return (
    <Layout
      dossierLink={link}
      title="Votre aide est accordée"
      preview="Une bonne nouvelle pour votre dossier."
    >
      {granted?.money.aid && (
        <Paragraph>
          <strong>
            {granted.money.aid.body} vous accorde {formatEuros(granted.money.aid.cents)}.
          </strong>
        </Paragraph>
      )}
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est accepté.{' '}
        {choice
          ? `L’aide est inférieure au total de la facture ${invoiceNumber}\u00a0: rien n’est à payer avant votre choix.`
          : `La facture ${invoiceNumber} devient payable, dans les conditions qui y figurent.`}
      </Paragraph>
      {granted && <GrantedSums {...granted} invoiceNumber={invoiceNumber} />}
      <ChoiceWords choice={choice} />
      <Paragraph>
        {choice ? 'Si vous continuez, pour créer' : 'Pour créer'} votre site, nous avons besoin de quelques
        réponses&nbsp;: activité, photos, horaires. Elles se donnent sur la page de votre dossier, en
        plusieurs fois si vous voulez. Dès qu’elles sont complètes, le site est livré sous 15 jours.
      </Paragraph>
      {granted?.money.renounce_until && !choice && (
        <Paragraph>
          L’aide est inférieure au total de la facture&nbsp;: jusqu’au{' '}
          <strong>{formatIsoDay(granted.money.renounce_until)}</strong> inclus, vous pouvez renoncer, sans
          motif et sans frais, depuis la page de votre dossier. Un code vous y est demandé, et un avoir annule
          alors la facture.
        </Paragraph>
      )}
      <Stages stages={stages} />
      <ActionLink href={link}>{choice ? 'Continuer ou renoncer' : 'Voir mon dossier'}</ActionLink>
    </Layout>
  )
}
