import type { NoticeDecision } from '~/domain/site/online/site-notice'
import { Letter, Paragraph, TypedLines } from '../parts/layout'

const SAYS: Record<NoticeDecision, string> = {
  upheld: 'Nous avons donné suite à votre signalement.',
  dismissed: 'Nous n’avons pas donné suite à votre signalement.',
}

/** What was decided about it, why, and what can still be done (DSA, articles 16.5 and 20). */
export function NoticeDecided(props: { number: number; decision: NoticeDecision; reason: string }) {
  const { number, decision, reason } = props
  return (
    <Letter title={`Signalement n°\u00a0${number}, décidé`} preview={SAYS[decision]}>
      <Paragraph>{SAYS[decision]} Voici pourquoi&nbsp;:</Paragraph>
      <TypedLines text={reason} />
      <Paragraph>
        Cette décision a été prise par une personne. Si vous la contestez, répondez à ce message&nbsp;: elle
        sera revue. Vous pouvez aussi saisir le tribunal.
      </Paragraph>
    </Letter>
  )
}
