import type { Agency } from '~/domain/agency'
import { ActionLink } from './action-link'
import { Layout, Paragraph, TypedLines } from './layout'

/** The team's word to a client. */
export function TeamWrote(props: {
  agency: Agency
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  text: string
  link: string
}) {
  const { agency, companyName, text, link } = props
  return (
    <Layout agency={agency} title="Un message de notre équipe" preview={text.slice(0, 120)}>
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {companyName ? `À propos du dossier de ${companyName}` : 'À propos de votre dossier'}
        {'\u00a0'}:
      </Paragraph>
      <TypedLines text={text} />
      <ActionLink href={link}>Répondre depuis mon dossier</ActionLink>
    </Layout>
  )
}
