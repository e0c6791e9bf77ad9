import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'
import { type Asker, AskerContact } from './asker-contact'

interface QuoteRequestCorrectedProps {
  wanted: string
  asker: Asker
  link: string
}

/** Tells a client what an asker had corrected (GDPR, article 19): the whole of it as it is by now. */
export function QuoteRequestCorrected({ wanted, asker, link }: QuoteRequestCorrectedProps) {
  return (
    <Letter title="Une demande a été corrigée" preview={`${wanted}, ${asker.town}.`}>
      <Paragraph>
        La personne dont vous avez débloqué la demande ({wanted}) a fait corriger ce qu’elle avait écrit.
        Voici ce qui vaut désormais, à la place de ce que vous avez noté&nbsp;:
      </Paragraph>
      <AskerContact {...asker} />
      <Paragraph>Le prix que vous avez payé et le délai pour contester ne changent pas.</Paragraph>
      <ActionLink href={link}>Ouvrir mon espace</ActionLink>
    </Letter>
  )
}
