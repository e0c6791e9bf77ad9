import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph, QuotedLines } from '../parts/layout'

/** What became of a site; `-elsewhere`: of what we keep of one that we do not show. */
const TITLES = {
  ended: 'Votre site est retiré',
  'ended-elsewhere': 'Ce que nous gardons de votre site sera effacé',
  back: 'Votre site est de nouveau en ligne',
  'back-elsewhere': 'Ce que nous gardons de votre site reste',
  'back-suspended': 'Votre site n’est plus retiré, et reste suspendu',
  suspended: 'Votre site est suspendu',
  resumed: 'La suspension de votre site est levée',
}

export type ClosureNews = keyof typeof TITLES

export const closureTitle = (what: ClosureNews): string => TITLES[what]

/** Tells the owner of a site that it shows no more, or again, and why. */
export function SiteClosure(props: {
  firm: string
  what: ClosureNews
  /** Why it is suspended. */
  reason: string | null
  /** When an ended site is gone for good. */
  goneFrom: Date | null
  link: string
}) {
  const { firm, what, reason, goneFrom, link } = props
  const title = closureTitle(what)
  return (
    <Letter title={title} preview={`${firm}\u00a0: ${title.toLowerCase()}.`}>
      {(what === 'ended' || what === 'ended-elsewhere') && (
        <>
          <Paragraph>{SAYS[what](firm)}</Paragraph>
          {goneFrom && (
            <Paragraph>
              Jusqu’au <strong>{formatDay(goneFrom)}</strong>, vous pouvez encore {WAYS_BACK[what]}. Ensuite,
              ce que nous en gardons, ses textes, ses photos et ses demandes, est effacé. Vos factures
              restent.
            </Paragraph>
          )}
          <Paragraph>
            Si ce n’est pas vous qui l’avez voulu, répondez à ce message, ou téléphonez-nous.
          </Paragraph>
        </>
      )}
      {what === 'suspended' && (
        <>
          <Paragraph>
            En tant qu’hébergeur, nous avons coupé l’accès au site de {firm}. Voici pourquoi&nbsp;:
          </Paragraph>
          {reason && <QuotedLines text={reason} />}
          <Paragraph>
            Corrigez ce qui est en cause, ou répondez à ce message si vous contestez cette décision&nbsp;: une
            personne de notre équipe la reverra. Vous pouvez aussi saisir le tribunal. Rien n’est effacé, et
            l’accès revient dès que la suspension est levée.
          </Paragraph>
        </>
      )}
      {(what === 'back' || what === 'resumed') && (
        <Paragraph>Le site de {firm} se voit de nouveau à son adresse, tel qu’il était.</Paragraph>
      )}
      {what === 'back-suspended' && (
        <Paragraph>
          Le site de {firm} ne sera pas effacé. Il reste suspendu&nbsp;: ses visiteurs ne le voient pas tant
          que la suspension n’est pas levée.
        </Paragraph>
      )}
      {what === 'back-elsewhere' && (
        <Paragraph>Ce que nous gardons du site de {firm} ne sera pas effacé.</Paragraph>
      )}
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}

const SAYS = {
  ended: (firm: string) =>
    `Le site de ${firm} n’est plus visible\u00a0: à son adresse, une page dit qu’il a été retiré.`,
  'ended-elsewhere': (firm: string) =>
    `Le site de ${firm} reste à son adresse, qui n’est pas chez nous\u00a0: rien n’y change.`,
}

const WAYS_BACK = {
  ended: 'en prendre une copie complète dans votre espace, et nous demander de le remettre en ligne',
  'ended-elsewhere': 'nous demander de ne rien effacer',
}
