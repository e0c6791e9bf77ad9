import { ActionLink } from '../parts/action-link'
import { ChoiceWords, GrantedSums, type GrantWords } from '../parts/grant-words'
import { Letter, Paragraph } from '../parts/layout'
import type { DossierLetter } from './dossier-letter'

/** The tenth day after the notice of a grant below the total: he has neither continued nor renounced. */
export function ChoiceReminder(
  props: DossierLetter & {
    invoiceNumber: string
    granted: GrantWords
  },
) {
  const { companyName, invoiceNumber, link, granted } = props
  return (
    <Letter
      dossierLink={link}
      title="Continuer ou renoncer&nbsp;: votre choix est attendu"
      preview="Sans réponse, votre silence vaut renonciation."
    >
      <Paragraph>
        L’aide accordée à {companyName ?? 'votre entreprise'} est inférieure au total de la facture{' '}
        {invoiceNumber}, et nous n’avons pas encore votre réponse.
      </Paragraph>
      <GrantedSums {...granted} invoiceNumber={invoiceNumber} />
      <ChoiceWords {...granted.money} />
      <ActionLink href={link}>Continuer ou renoncer</ActionLink>
    </Letter>
  )
}
