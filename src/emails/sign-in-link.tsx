import { ActionLink } from './parts/action-link'
import { Letter, Paragraph } from './parts/layout'

/** Where a sign-in link leads to, as its message says it. */
const SPACES = {
  client: { title: 'Votre espace client', into: 'l’espace client' },
  owner: { title: 'L’espace de votre site', into: 'l’espace du site' },
} as const

/** The sign-in link of /espace-client or /mon-site: its button is pressed on the page that it opens. */
export function SignInLink(props: { space: keyof typeof SPACES; companyName: string; link: string }) {
  const { space, companyName, link } = props
  const { title, into } = SPACES[space]
  return (
    <Letter title={title} preview="Un lien valable quinze minutes.">
      <Paragraph>
        Voici le lien pour entrer dans {into} de <strong>{companyName}</strong>. Il est valable quinze minutes
        et ne sert qu’une fois.
      </Paragraph>
      <ActionLink href={link}>Entrer dans mon espace</ActionLink>
      <Paragraph>Si vous n’avez rien demandé, ignorez ce message&nbsp;: personne n’entre sans lui.</Paragraph>
    </Letter>
  )
}
