import type { Agency } from '~/domain/agency'
import { counted } from '~/domain/text/french'
import { ActionLink, Layout, Paragraph } from './layout'

/** Tells the agency that sealed papers or their journals are not as they were written. */
export function AgencyPapersFlawed(props: { agency: Agency; count: number; flaws: string[]; link: string }) {
  const { agency, count, flaws, link } = props
  return (
    <Layout
      agency={agency}
      title="Des pièces scellées sont à vérifier"
      preview={`La relecture de la nuit a trouvé ${counted(count, 'écart')}.`}
    >
      <Paragraph>
        La relecture de la nuit a comparé les factures, les avoirs et leurs journaux avec ce qui avait été
        scellé. Rien n’a été modifié ; voici ce qui ne correspond plus :
      </Paragraph>
      {flaws.map(flaw => (
        <Paragraph key={flaw}>{flaw}</Paragraph>
      ))}
      <Paragraph>
        La commande « npm run check-papers » donne la liste complète. Gardez la dernière sauvegarde saine à
        l’abri avant toute réparation.
      </Paragraph>
      <ActionLink href={link}>Ouvrir l’administration</ActionLink>
    </Layout>
  )
}
