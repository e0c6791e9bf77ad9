import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'
import { Quoted } from '../parts/quoted'

/** What an owner said of places of his site, and that nobody of the team answered yet. */
export function AgencySiteComments(props: {
  firm: string
  comments: { place: string; text: string }[]
  link: string
}) {
  const { firm, comments, link } = props
  return (
    <Layout title="Remarques sur un site" preview={`${firm} a relu son site.`}>
      <Paragraph>
        <strong>{firm}</strong> demande ceci&nbsp;:
      </Paragraph>
      {comments.map(({ place, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
        <Quoted key={at} place={place} text={text} />
      ))}
      <Paragraph>Chaque remarque est une tâche&nbsp;: faite, ou refusée avec sa raison.</Paragraph>
      <ActionLink href={link}>Ouvrir les remarques</ActionLink>
    </Layout>
  )
}
