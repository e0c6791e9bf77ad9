import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { BEHIND_A_RULE } from '../parts/paragraph'

interface SimulatorResultProps {
  title: string
  lead: string
  /** One line for each criterion, none where the company is outside of France. */
  criteria: { name: string; finding: string; reason: string }[]
  /** Those that may apply, and what each is: « prêt, à revérifier »; never an amount. */
  aids: { name: string; body: string; what: string; link: string }[]
  /** The result's own page. */
  link: string
  next: { words: string; label: string; link: string }
}

/** The result as the simulator gave it. Every word is ours: whoever asked for it may be a stranger to its reader. */
export function SimulatorResult({ title, lead, criteria, aids, link, next }: SimulatorResultProps) {
  return (
    <Letter title={title} preview={lead}>
      <Paragraph>Voici le résultat du test d’éligibilité, demandé pour cette adresse. {lead}</Paragraph>
      {criteria.map(({ name, finding, reason }) => (
        <Text key={name} style={line}>
          <strong>
            {name}&nbsp;: {finding.toLowerCase()}.
          </strong>{' '}
          {reason}
        </Text>
      ))}
      {aids.length > 0 && (
        <Paragraph>
          Ce qui peut vous concerner, sous réserve d’acceptation (un prêt ou un conseil ne paie pas le
          site)&nbsp;:
        </Paragraph>
      )}
      {aids.map(aid => (
        <Text key={aid.link} style={line}>
          <Link href={aid.link} style={{ color: '#2438a6' }}>
            {aid.name}
          </Link>
          , {aid.body} ({aid.what})
        </Text>
      ))}
      <Paragraph>{next.words}</Paragraph>
      <ActionLink href={next.link}>{next.label}</ActionLink>
      <Paragraph>
        <Link href={link} style={{ color: '#2438a6' }}>
          Revoir le résultat complet
        </Link>
      </Paragraph>
      <Paragraph>
        C’est une indication, donnée par un service privé&nbsp;: seuls les organismes publics décident
        d’accorder une aide. Votre adresse n’a servi qu’à cet envoi, nous ne la gardons pas. Ce n’est pas
        vous&#8239;? Vous n’avez rien à faire.
      </Paragraph>
    </Letter>
  )
}

const line = {
  fontSize: 16,
  lineHeight: '24px',
  margin: '0 0 10px',
  ...BEHIND_A_RULE,
}
