import { ActionLink } from './action-link'
import { Letter, Paragraph } from './layout'

/** What exactly is still missing, one link to go on, and one to hear no more of it. */
export function Reminder(props: {
  /** Null for an address that has not proven itself: it gets no word of a stranger's. */
  companyName: string | null
  /** One phrase each. */
  remaining: string[]
  link: string
  stopLink: string
}) {
  const { companyName, remaining, link, stopLink } = props
  return (
    <Letter
      dossierLink={link}
      title="Votre dossier vous attend"
      preview="Ce qu’il reste à faire, en un lien."
    >
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est gardé tel que vous l’avez laissé.
        Pour aller au bout, il manque{'\u00a0'}:
      </Paragraph>
      <ul style={{ margin: '0 0 14px', paddingLeft: 20 }}>
        {remaining.map(phrase => (
          <li key={phrase} style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 6px' }}>
            {phrase}
          </li>
        ))}
      </ul>
      <ActionLink href={link}>Reprendre mon dossier</ActionLink>
      <Paragraph>Ce lien est personnel{'\u00a0'}: ne le transmettez pas.</Paragraph>
      <Paragraph>
        Vous avez changé d’avis, ou ce message ne vous concerne pas{'\u202f'}?{' '}
        <a href={stopLink} style={{ color: '#2438a6' }}>
          Ne plus me le rappeler
        </a>
        .
      </Paragraph>
    </Letter>
  )
}
