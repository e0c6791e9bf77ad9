import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph, TypedLines } from '../parts/layout'

/** Tells the agency that a client wrote, with the words. */
export function AgencyClientWrote(props: {
  companyName: string
  words: string | null
  /** That came with the words: they are opened from the administration alone. */
  files?: number
  link: string
}) {
  const { companyName, words, files = 0, link } = props
  return (
    <Layout title="Un client vous écrit" preview={`${companyName}\u00a0: ${words ?? ''}`}>
      <Paragraph>
        <strong>{companyName}</strong> vous écrit depuis son dossier{words ? '\u00a0:' : '.'}
      </Paragraph>
      {words && <TypedLines text={words} />}
      {files > 0 && (
        <Paragraph>
          {files > 1
            ? `${files}\u00a0fichiers sont joints à son message`
            : 'Un fichier est joint à son message'}
          &nbsp;: {files > 1 ? 'ils s’ouvrent' : 'il s’ouvre'} depuis l’administration.
        </Paragraph>
      )}
      <Paragraph>
        Votre réponse lui parvient par e-mail et sur sa page&nbsp;: écrivez-la depuis l’administration.
      </Paragraph>
      <ActionLink href={link}>Lire et répondre</ActionLink>
    </Layout>
  )
}
