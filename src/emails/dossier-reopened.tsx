import type { Agency } from '~/domain/agency'
import { ActionLink, Layout, Paragraph } from './layout'

/** What was decided no longer stands: the dossier is examined again. */
export function DossierReopened(props: { agency: Agency; companyName: string | null; link: string }) {
  const { agency, companyName, link } = props
  return (
    <Layout
      agency={agency}
      title="Votre dossier est de nouveau à l’examen"
      preview="La décision annoncée ne tient plus."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est de nouveau à l’examen{'\u00a0'}:
        la décision que nous vous avions annoncée ne tient plus, et vous n’avez rien à payer pour le moment.
      </Paragraph>
      <Paragraph>Nous vous écrirons dès qu’une nouvelle décision sera prise.</Paragraph>
      <ActionLink href={link}>Voir mon dossier</ActionLink>
    </Layout>
  )
}
