import { formatMinute } from '~/domain/text/french'
import { Letter, Paragraph } from '../parts/layout'

/** Tells the holder of an account that somebody who knows its password guesses its codes. */
export function AgencyAccountGuessed({ at }: { at: Date }) {
  return (
    <Letter
      title="Quelqu’un essaie des codes sur votre compte"
      preview="Dix codes faux ont été refusés. Changez votre mot de passe."
    >
      <Paragraph>
        Dix codes faux ont été tapés pour votre compte, après le bon mot de passe. Depuis le{' '}
        {formatMinute(at)} (heure de Paris), aucun code à six chiffres n’est plus accepté jusqu’à demain.
      </Paragraph>
      <Paragraph>
        Si c’était vous, connectez-vous avec une clé d’accès ou un code de secours. Si ce n’était pas vous,
        votre mot de passe est connu de quelqu’un&nbsp;: prévenez sans attendre le propriétaire de l’espace.
      </Paragraph>
    </Letter>
  )
}
