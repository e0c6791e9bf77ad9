import type { Agency } from '~/domain/agency'
import { ActionLink } from './action-link'
import { Layout, Paragraph } from './layout'

/** The sign-in link of /espace-client: its button is pressed on the page that it opens. */
export function ClientLink({
  agency,
  companyName,
  link,
}: {
  agency: Agency
  companyName: string
  link: string
}) {
  return (
    <Layout agency={agency} title="Votre espace client" preview="Un lien valable quinze minutes.">
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Voici le lien pour entrer dans l’espace client de <strong>{companyName}</strong>. Il est valable
        quinze minutes et ne sert qu’une fois.
      </Paragraph>
      <ActionLink href={link}>Entrer dans mon espace</ActionLink>
      <Paragraph>
        Si vous n’avez rien demandé, ignorez ce message{'\u00a0'}: personne n’entre sans lui.
      </Paragraph>
    </Layout>
  )
}
