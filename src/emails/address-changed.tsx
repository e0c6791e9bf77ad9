import type { Agency } from '~/domain/agency'
import { formatDay } from '~/domain/text/french'
import { Layout, Paragraph } from './layout'

/** Tells the address before that a dossier has another one now. */
export function AddressChanged({ agency, openedAt }: { agency: Agency; openedAt: Date }) {
  return (
    <Layout
      agency={agency}
      title="L’adresse de votre dossier a changé"
      preview="Si ce n’est pas vous, écrivez-nous."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Le dossier ouvert le {formatDay(openedAt)} avec cette adresse en porte maintenant une autre. Nos
        messages n’arriveront plus ici.
      </Paragraph>
      <Paragraph>
        Ce n’est pas vous{'\u202f'}? Répondez à ce message sans attendre{'\u00a0'}: nous rétablirons votre
        adresse.
      </Paragraph>
    </Layout>
  )
}
