import { formatDay } from '~/domain/text/french'
import { ActionLink } from '../parts/action-link'
import { Letter, Paragraph } from '../parts/layout'

/** « Recevoir mon lien »: each dossier of an address and SIRET, told apart by what nobody typed. */
export function ResumeLink({
  dossiers,
}: {
  /** The newest first; the number once it is signed. */
  dossiers: { openedAt: Date; invoiceNumber: string | null; link: string }[]
}) {
  const several = dossiers.length > 1
  return (
    <Letter
      title={several ? 'Reprenez vos dossiers' : 'Reprenez votre dossier'}
      preview={
        several ? 'Vos liens personnels vers vos dossiers.' : 'Votre lien personnel vers votre dossier.'
      }
    >
      <Paragraph>
        {several
          ? `Voici les ${dossiers.length} dossiers ouverts avec cette adresse et ce SIRET. Chacun s’ouvre là où il a été laissé, sur l’appareil de votre choix.`
          : 'Voici le lien de votre dossier. Il s’ouvre là où vous l’avez laissé, sur l’appareil de votre choix.'}
      </Paragraph>
      {dossiers.map(({ openedAt, invoiceNumber, link }) => (
        <div key={link}>
          <Paragraph>
            Dossier ouvert le {formatDay(openedAt)}
            {invoiceNumber && `, facture ${invoiceNumber}`}
          </Paragraph>
          <ActionLink href={link}>Reprendre {several ? 'ce dossier' : 'mon dossier'}</ActionLink>
        </div>
      ))}
      <Paragraph>
        Un lien sert une fois, pendant 7 jours, et il est personnel&nbsp;: ne le transmettez pas. Si vous
        n’avez rien demandé, ignorez ce message.
      </Paragraph>
    </Letter>
  )
}
