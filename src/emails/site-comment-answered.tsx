import type { CommentState } from '~/domain/site/site-comment'
import { ActionLink } from './action-link'
import { Letter, Paragraph } from './layout'
import { Quoted } from './quoted'

const SAYS: Record<CommentState, string> = {
  todo: 'Nous avons une question sur votre remarque.',
  done: 'C’est fait.',
  refused: 'Nous ne le ferons pas, et voici pourquoi.',
}

/** The team's word on what an owner asked of his site. */
export function SiteCommentAnswered(props: {
  firm: string
  place: string
  asked: string
  state: CommentState
  answer: string
  link: string
}) {
  const { firm, place, asked, state, answer, link } = props
  return (
    <Letter title="Votre remarque sur votre site" preview={SAYS[state]}>
      <Paragraph>
        {firm}
        {'\u00a0'}: {SAYS[state]}
      </Paragraph>
      <Quoted place={place} text={asked} />
      {answer && (
        <Paragraph>
          <strong>Notre réponse</strong>
          {'\u00a0'}: {answer}
        </Paragraph>
      )}
      <ActionLink href={link}>Lire et répondre</ActionLink>
    </Letter>
  )
}
