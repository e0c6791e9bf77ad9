import { formatMinute } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the team of an answer that is due, before it is late. */
export function AgencyAnswerDue(props: { companyName: string; before: Date; link: string }) {
  const { companyName, before, link } = props
  return (
    <Layout title="Une réponse est attendue" preview={`${companyName}, avant le ${formatMinute(before)}`}>
      <Paragraph>
        <strong>{companyName}</strong> attend sa réponse d’éligibilité avant le{' '}
        <strong>{formatMinute(before)}</strong>. Un clic suffit.
      </Paragraph>
      <ActionLink href={link}>Répondre</ActionLink>
    </Layout>
  )
}
