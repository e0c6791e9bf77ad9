import { BigCode } from '../parts/big-code'
import { Letter, Paragraph } from '../parts/layout'

/**
 * To the address that an account of the team is to have: the code that says yes. @param code null: it has been changed, and
 * the former address is told
 */
export function AgencyAccountAddress({ code }: { code: string | null }) {
  if (code === null)
    return (
      <Letter title="L’adresse de votre compte a changé" preview="Si ce n’est pas vous, dites-le.">
        <Paragraph>
          Votre compte dans l’administration a maintenant une autre adresse e-mail. Ce qui vous connecte reste
          le même&nbsp;: mot de passe et application, ou clé d’accès.
        </Paragraph>
        <Paragraph>
          Vous n’avez rien demandé&#8239;? Prévenez sans attendre le propriétaire de l’espace.
        </Paragraph>
      </Letter>
    )
  return (
    <Letter title="Confirmez votre nouvelle adresse" preview={`Votre code\u00a0: ${code}`}>
      <Paragraph>
        Un compte de l’administration doit prendre cette adresse e-mail. Pour montrer que vous la lisez,
        saisissez ce code dans «&nbsp;Mon compte&nbsp;», ou dites-le au propriétaire de l’espace si vous lui
        avez demandé ce changement&nbsp;:
      </Paragraph>
      <BigCode>{code}</BigCode>
      <Paragraph>Il sert une fois, pendant 10 minutes.</Paragraph>
      <Paragraph>
        Vous n’avez rien demandé&#8239;? Ne donnez ce code à personne&nbsp;: sans lui, rien ne change.
      </Paragraph>
    </Letter>
  )
}
