import { ActionLink } from '../parts/action-link'
import { InQuotes, Letter, Paragraph } from '../parts/layout'
import { TextLink } from '../parts/text-link'
import type { DossierLetter } from './dossier-letter'

/** Sends a dossier back to its client: why, and a link to each piece that is asked for. */
export function PiecesRequested(
  props: DossierLetter & {
    reason: string
    /** `link` leads to the very slot. */
    pieces: { label: string; link: string }[]
    /** False after a refusal: the invoice was cancelled, so a new one is signed. */
    signed: boolean
  },
) {
  const { companyName, reason, pieces, link, signed } = props
  const alone = pieces.length === 1
  return (
    <Letter dossierLink={link} title="Votre dossier est à compléter" preview="Ce qu’il reste à envoyer.">
      <Paragraph>
        Nous avons relu {companyName ? `le dossier de ${companyName}` : 'votre dossier'}. Voici ce que nous
        avons relevé&nbsp;:
      </Paragraph>
      <InQuotes>{reason}</InQuotes>
      <Paragraph>{alone ? 'La pièce à renvoyer' : 'Les pièces à renvoyer'}&nbsp;:</Paragraph>
      <ul style={{ margin: '0 0 14px', paddingLeft: 20 }}>
        {pieces.map(({ label, link: slot }) => (
          <li key={label} style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 6px' }}>
            <TextLink href={slot}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <ActionLink href={pieces[0]?.link ?? link}>Compléter mon dossier</ActionLink>
      <Paragraph>
        {signed
          ? `Votre facture reste signée\u00a0: vous n’aurez qu’à choisir ${alone ? 'cette pièce' : 'ces pièces'}, puis à toucher «\u00a0Envoyer et terminer\u00a0».`
          : 'Votre facture sera à signer une fois les pièces au complet.'}
      </Paragraph>
      <Paragraph>Ce lien est personnel&nbsp;: ne le transmettez pas.</Paragraph>
    </Letter>
  )
}
