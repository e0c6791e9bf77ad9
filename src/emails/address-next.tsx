import { BigCode } from './parts/big-code'
import { Letter, Paragraph } from './parts/layout'

/**
 * To the address that somebody gave the team for his dossier, or for the site of a firm: the code that he says to who
 * answered him. An address that was mistyped is nobody’s by it. @param firm null: it is for his dossier
 */
export function AddressNext({ firm, code }: { firm: string | null; code: string }) {
  return (
    <Letter title="Confirmez votre nouvelle adresse" preview={`Votre code\u00a0: ${code}`}>
      <Paragraph>
        Vous avez demandé à notre équipe de donner cette adresse e-mail{' '}
        {firm === null ? (
          'à votre dossier'
        ) : (
          <>
            au site de <strong>{firm}</strong>
          </>
        )}
        . Pour montrer que vous la lisez, dites ce code à la personne qui vous a répondu&nbsp;:
      </Paragraph>
      <BigCode>{code}</BigCode>
      <Paragraph>
        Il sert une fois, pendant 10 minutes. Nous n’appelons jamais pour l’obtenir&nbsp;: ne le dites que si
        c’est vous qui nous avez joints.
      </Paragraph>
      <Paragraph>
        Vous n’avez rien demandé&#8239;? Ne donnez ce code à personne&nbsp;: sans lui, rien ne change.
      </Paragraph>
    </Letter>
  )
}
