import type { Change } from '~/domain/site/changes/change'
import { COMMENT_STATE_LABELS, type CommentState } from '~/domain/site/site-comment'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { Quoted } from '../parts/quoted'
import { TextLink } from '../parts/text-link'

/** What was made of an owner's comments: he is asked to read his site again. */
export function SiteRound(props: {
  firm: string
  round: number
  settled: { place: string; state: CommentState; asked: string; reason: string }[]
  changes: Change[]
  previewUrl: string | null
  link: string
}) {
  const { firm, round, settled, changes, previewUrl, link } = props
  return (
    <Letter
      title={`Votre site à relire, tour ${round}`}
      preview="Vos remarques sont traitées&nbsp;: relisez votre site."
    >
      <Paragraph>
        Vos remarques sur le site de {firm} sont traitées. Relisez-le, puis dites-nous s’il vous convient.
      </Paragraph>
      {settled.map(({ place, state, asked, reason }, at) => (
        <Quoted
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
          key={at}
          place={`${COMMENT_STATE_LABELS[state]}, ${place}`}
          text={reason ? `${asked}\nNotre réponse\u00a0: ${reason}` : asked}
        />
      ))}
      {changes.length > 0 && (
        <Paragraph>
          <strong>Ce qui a changé depuis votre dernière lecture</strong>&nbsp;:
        </Paragraph>
      )}
      {changes.map(({ what, before, after }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
        <Paragraph key={at}>
          {what}&nbsp;: {before ?? '(rien)'} → {after ?? '(retiré)'}
        </Paragraph>
      ))}
      {previewUrl && (
        <Paragraph>
          <TextLink href={previewUrl}>Ouvrir votre site, tel qu’il sera</TextLink>
        </Paragraph>
      )}
      <ActionLink href={link}>Relire mon site</ActionLink>
    </Letter>
  )
}
