import { ActionLink } from './parts/action-link'
import { BigCode } from './parts/big-code'
import { Letter, Paragraph } from './parts/layout'

/** The code and the link of step 1: nothing in it was typed by whoever opened the dossier. */
export function AddressCode({ code, link }: { code: string; link: string }) {
  return (
    <Letter title="Confirmez votre adresse" preview={`Votre code\u00a0: ${code}`}>
      <Paragraph>
        Un dossier vient d’être ouvert avec cette adresse. Pour la confirmer, saisissez ce code dans votre
        dossier&nbsp;:
      </Paragraph>
      <BigCode>{code}</BigCode>
      <Paragraph>
        Il sert une fois, pendant 10 minutes. Nous ne vous le demanderons jamais au téléphone.
      </Paragraph>
      <Paragraph>Pour retrouver ce dossier plus tard, ou sur un autre appareil&nbsp;:</Paragraph>
      <ActionLink href={link}>Reprendre mon dossier</ActionLink>
      <Paragraph>
        Ce n’est pas vous&#8239;? Ouvrez ce lien et choisissez «&nbsp;Ce n’est pas moi&nbsp;»&nbsp;: vous ne
        recevrez plus rien.
      </Paragraph>
    </Letter>
  )
}
