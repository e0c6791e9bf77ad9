import type { Agency } from '~/domain/agency'
import { formatDay } from '~/domain/text/french'
import { ActionLink, Layout, Paragraph } from './layout'

/** Two weeks before the purge (DECISIONS.md section 7): what goes, when, and what keeps it. */
export function RetentionNotice(props: {
  agency: Agency
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  purgeAt: Date
  /** Null for a registration, which has no page of its own. */
  link: string | null
}) {
  const { agency, companyName, purgeAt, link } = props
  const day = formatDay(purgeAt)
  return (
    <Layout
      agency={agency}
      title="Vos données seront effacées"
      preview={`Le ${day}, sauf si vous y revenez.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {link ? 'Votre dossier' : 'Votre inscription'}
        {companyName && ` (${companyName})`} n’a pas changé depuis longtemps. Comme nous l’annonçons,{' '}
        {link ? 'ses pièces et ses coordonnées' : 'ses coordonnées'} seront effacées le <strong>{day}</strong>
        .
      </Paragraph>
      <Paragraph>
        Vous n’avez rien à faire pour cela. Si vous souhaitez au contraire continuer,{' '}
        {link ? 'reprenez votre dossier' : 'répondez à ce message'} avant cette date.
      </Paragraph>
      {link && <ActionLink href={link}>Reprendre mon dossier</ActionLink>}
      {link && (
        <Paragraph>
          Une facture signée est conservée à part pendant 10 ans, comme la loi comptable l’exige.
        </Paragraph>
      )}
    </Layout>
  )
}
