import type { Agency } from '~/domain/agency'
import { ActionLink, Layout, Paragraph } from './layout'

/** « Recevoir mon lien »: takes its holder back to the dossier. */
export function ResumeLink({
  agency,
  companyName,
  link,
}: {
  agency: Agency
  companyName: string
  link: string
}) {
  return (
    <Layout agency={agency} title="Reprenez votre dossier" preview="Votre lien personnel vers votre dossier.">
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Voici le lien du dossier de <strong>{companyName}</strong>. Il s’ouvre là où vous l’avez laissé, sur
        l’appareil de votre choix.
      </Paragraph>
      <ActionLink href={link}>Reprendre mon dossier</ActionLink>
      <Paragraph>
        Ce lien est personnel{'\u00a0'}: ne le transmettez pas. Si vous n’avez rien demandé, ignorez ce
        message.
      </Paragraph>
    </Layout>
  )
}
