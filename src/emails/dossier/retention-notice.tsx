import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** Two weeks before the purge (specification B7): what goes, when, and what keeps it. */
export function RetentionNotice(props: {
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  purgeAt: Date
  /** Null for a registration, which has no page of its own. */
  link: string | null
  /** What becomes of an invoice that was signed and never decided upon. */
  invoice: 'kept' | 'cancelled'
}) {
  const { companyName, purgeAt, link, invoice } = props
  const day = formatDay(purgeAt)
  return (
    <Letter title="Vos données seront effacées" preview={`Le ${day}, sauf si vous y revenez.`}>
      <Paragraph>
        {link ? 'Votre dossier' : 'Votre inscription'}
        {companyName && ` (${companyName})`} n’a pas changé depuis longtemps. Comme nous l’annonçons,{' '}
        {link ? 'ses pièces et ses coordonnées' : 'ses coordonnées'} seront effacées le <strong>{day}</strong>
        .
      </Paragraph>
      {link && (
        <Paragraph>
          {invoice === 'cancelled'
            ? 'Votre facture signée sera annulée en totalité par un avoir\u00a0: vous n’aurez rien à payer. L’un et l’autre sont conservés à part pendant 10 ans, comme la loi comptable l’exige.'
            : 'Une facture signée est conservée à part pendant 10 ans, comme la loi comptable l’exige.'}
        </Paragraph>
      )}
      <Paragraph>
        Vous n’avez rien à faire pour cela. Si vous souhaitez au contraire continuer,{' '}
        {link ? 'reprenez votre dossier' : 'répondez à ce message'} avant cette date.
      </Paragraph>
      {link && <ActionLink href={link}>Reprendre mon dossier</ActionLink>}
    </Letter>
  )
}
