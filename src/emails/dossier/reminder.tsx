import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { TextLink } from '../parts/text-link'
import type { DossierLetter } from './dossier-letter'

/** What exactly is still missing, one link to go on, and one to hear no more of it. */
export function Reminder(
  props: DossierLetter & {
    /** One phrase each. */
    remaining: string[]
    stopLink: string
  },
) {
  const { companyName, remaining, link, stopLink } = props
  return (
    <Letter
      dossierLink={link}
      title="Votre dossier vous attend"
      preview="Ce qu’il reste à faire, en un lien."
    >
      <Paragraph>
        {companyName ? `Le dossier de ${companyName}` : 'Votre dossier'} est gardé tel que vous l’avez laissé.
        Pour aller au bout, il manque&nbsp;:
      </Paragraph>
      <ul style={{ margin: '0 0 14px', paddingLeft: 20 }}>
        {remaining.map(phrase => (
          <li key={phrase} style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 6px' }}>
            {phrase}
          </li>
        ))}
      </ul>
      <ActionLink href={link}>Reprendre mon dossier</ActionLink>
      <Paragraph>Ce lien est personnel&nbsp;: ne le transmettez pas.</Paragraph>
      <Paragraph>
        Vous avez changé d’avis, ou ce message ne vous concerne pas&#8239;?{' '}
        <TextLink href={stopLink}>Ne plus me le rappeler</TextLink>.
      </Paragraph>
    </Letter>
  )
}
