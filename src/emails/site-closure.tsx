import { formatDay } from '~/domain/text/french'
import { ActionLink } from './action-link'
import { Letter, Paragraph, TypedLines } from './layout'

/** What became of a site that everybody saw. */
export type ClosureNews = 'ended' | 'back' | 'suspended' | 'resumed'

const TITLES: Record<ClosureNews, string> = {
  ended: 'Votre site est retiré',
  back: 'Votre site est de nouveau en ligne',
  suspended: 'Votre site est suspendu',
  resumed: 'La suspension de votre site est levée',
}

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
  return (
    <Letter title={TITLES[what]} preview={`${firm}\u00a0: ${TITLES[what].toLowerCase()}.`}>
      {what === 'ended' && (
        <>
          <Paragraph>
            Le site de {firm} n’est plus visible{'\u00a0'}: à son adresse, une page dit qu’il a été retiré.
          </Paragraph>
          {goneFrom && (
            <Paragraph>
              Jusqu’au <strong>{formatDay(goneFrom)}</strong>, vous pouvez encore en prendre une copie
              complète dans votre espace, et nous demander de le remettre en ligne. Ensuite, le site, ses
              photos et ses demandes sont effacés. Vos factures restent.
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
            En tant qu’hébergeur, nous avons coupé l’accès au site de {firm}. Voici pourquoi{'\u00a0'}:
          </Paragraph>
          {reason && <TypedLines text={reason} quoted />}
          <Paragraph>
            Corrigez ce qui est en cause, ou répondez à ce message si vous contestez cette décision{'\u00a0'}:
            une personne de notre équipe la reverra. Vous pouvez aussi saisir le tribunal. Rien n’est effacé,
            et l’accès revient dès que la suspension est levée.
          </Paragraph>
        </>
      )}
      {(what === 'back' || what === 'resumed') && (
        <Paragraph>Le site de {firm} se voit de nouveau à son adresse, tel qu’il était.</Paragraph>
      )}
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
