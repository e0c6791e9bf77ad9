import { BigCode } from '../parts/big-code'
import { Letter, Paragraph } from '../parts/layout'

/**
 * To the address of a site's owner, and to the one that is to follow it: the code that says yes. Nothing in it was typed by
 * whoever asked. @param code null: it has been changed, and the former is told
 */
export function OwnerAddress({ firm, code }: { firm: string; code: string | null }) {
  if (code === null)
    return (
      <Letter title="L’adresse de votre site a changé" preview="Si ce n’est pas vous, écrivez-nous.">
        <Paragraph>
          L’espace du site de <strong>{firm}</strong> s’ouvre maintenant par une autre adresse e-mail. Les
          demandes de ses visiteurs n’arriveront plus ici.
        </Paragraph>
        <Paragraph>
          Ce n’est pas vous&#8239;? Répondez à ce message sans attendre&nbsp;: nous rétablirons votre adresse.
        </Paragraph>
      </Letter>
    )
  return (
    <Letter title="Changer l’adresse de votre site" preview={`Votre code\u00a0: ${code}`}>
      <Paragraph>
        L’adresse e-mail du site de <strong>{firm}</strong> va changer. Pour l’accepter, saisissez ce code
        dans son espace&nbsp;:
      </Paragraph>
      <BigCode>{code}</BigCode>
      <Paragraph>
        Il sert une fois, pendant 10 minutes. Nous ne vous le demanderons jamais au téléphone.
      </Paragraph>
      <Paragraph>
        Vous n’avez rien demandé&#8239;? Ne donnez ce code à personne&nbsp;: sans lui, rien ne change.
      </Paragraph>
    </Letter>
  )
}
