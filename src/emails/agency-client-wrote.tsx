import type { Agency } from '~/domain/agency'
import { ActionLink } from './action-link'
import { Layout, Paragraph, TypedLines } from './layout'

/** Tells the agency that a client wrote, with the words. */
export function AgencyClientWrote(props: {
  agency: Agency
  companyName: string
  words: string | null
  link: string
}) {
  const { agency, companyName, words, link } = props
  return (
    <Layout agency={agency} title="Un client vous écrit" preview={`${companyName}\u00a0: ${words ?? ''}`}>
      <Paragraph>
        <strong>{companyName}</strong> vous écrit depuis son dossier{words ? '\u00a0:' : '.'}
      </Paragraph>
      {words && <TypedLines text={words} />}
      <Paragraph>
        Votre réponse lui parvient par e-mail et sur sa page : écrivez-la depuis l’administration.
      </Paragraph>
      <ActionLink href={link}>Lire et répondre</ActionLink>
    </Layout>
  )
}
