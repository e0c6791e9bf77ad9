import type { CommentState } from '~/domain/site/site-comment'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph, TypedLines } from '../parts/layout'
import { Quoted } from '../parts/quoted'

const SAYS: Record<CommentState, string> = {
  todo: 'Nous avons une question sur la remarque que vous avez faite',
  done: 'Nous avons fait ce que vous demandiez',
  refused: 'Nous ne ferons pas ce que vous demandiez',
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
    <Letter title="Votre remarque sur votre site" preview={`${SAYS[state]}.`}>
      <Paragraph>
        {SAYS[state]} pour le site de {firm}.
      </Paragraph>
      <Quoted place={place} text={asked} />
      {answer && (
        <>
          <Paragraph>
            <strong>Notre réponse</strong>&nbsp;:
          </Paragraph>
          <TypedLines text={answer} />
        </>
      )}
      <ActionLink href={link}>Lire et répondre</ActionLink>
    </Letter>
  )
}
