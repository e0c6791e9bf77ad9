import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph, TypedLines } from '../parts/layout'
import type { DossierLetter } from './dossier-letter'

/** The team's word to a client. */
export function TeamWrote(
  props: DossierLetter & {
    text: string
    /** Names of files, which wait on the page of the dossier: none travels by mail. */
    files?: readonly string[]
  },
) {
  const { companyName, text, files = [], link } = props
  return (
    <Letter title="Un message de notre équipe" preview={(text || files.join(', ')).slice(0, 120)}>
      <Paragraph>
        {companyName ? `À propos du dossier de ${companyName}` : 'À propos de votre dossier'}&nbsp;:
      </Paragraph>
      {text && <TypedLines text={text} />}
      {files.length > 0 && (
        <Paragraph>
          {files.length > 1 ? 'Des fichiers vous attendent' : 'Un fichier vous attend'} sur la page de votre
          dossier&nbsp;: {files.join(', ')}.
        </Paragraph>
      )}
      <ActionLink href={link}>
        {files.length > 0 ? 'Lire et répondre depuis mon dossier' : 'Répondre depuis mon dossier'}
      </ActionLink>
    </Letter>
  )
}
