import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { type StageLine, Stages } from '../parts/stages'
import type { DossierLetter } from './dossier-letter'

/** What was decided no longer stands: the dossier is examined again. */
export function DossierReopened(
  props: DossierLetter & {
    stages: readonly StageLine[]
  },
) {
  const { stages, companyName, link } = props
  return (
    <Letter
      dossierLink={link}
      title="Votre dossier est de nouveau à l’examen"
      preview="La décision annoncée est annulée."
    >
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est de nouveau à l’examen&nbsp;: la
        décision que nous vous avions annoncée est annulée, et vous n’avez rien à payer pour le moment.
      </Paragraph>
      <Paragraph>Nous vous écrirons dès qu’une nouvelle décision sera prise.</Paragraph>
      <Stages stages={stages} />
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Letter>
  )
}
