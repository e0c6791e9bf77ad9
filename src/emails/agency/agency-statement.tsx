import { counted, formatMoment } from '~/domain/text/french'
import { Layout, Paragraph } from '../parts/layout'

/** Brings the agency a sealed statement of its registers, to be kept where the site is not. */
export function AgencyStatement(props: {
  rank: number
  madeAt: Date
  papers: number
  journals: number
  sha256: string
  attached: boolean
}) {
  const { rank, madeAt, papers, journals, sha256, attached } = props
  return (
    <Layout
      title={`Relevé scellé n°\u00a0${rank}`}
      preview={`${counted(papers, 'pièce')}, ${counted(journals, 'dossier')}.`}
    >
      <Paragraph>
        Ce relevé dit ce qui a changé dans les registres depuis le précédent, jusqu’au {formatMoment(madeAt)}
        &nbsp;: {counted(papers, 'pièce')} de facturation, et la dernière ligne du journal de{' '}
        {counted(journals, 'dossier')}. Il est scellé par le certificat du site
        {attached
          ? ' et joint à ce message.'
          : '. Trop long pour être joint, il reste dans les fichiers du site.'}
      </Paragraph>
      <Paragraph>
        Gardez ce message&nbsp;: conservé hors du site, il montrerait toute réécriture des registres. La
        commande «&nbsp;npm run check-papers -- FICHIER&nbsp;» les compare avec lui.
      </Paragraph>
      <Paragraph>Empreinte (SHA-256) du relevé&nbsp;: {sha256}</Paragraph>
    </Layout>
  )
}
