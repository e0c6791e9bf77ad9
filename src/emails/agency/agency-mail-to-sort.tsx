import { ActionLink } from '../parts/action-link'
import { Layout, Paragraph } from '../parts/layout'

/** Tells the team that mails arrived which stand in no thread; their words are read on the page alone. */
export function AgencyMailToSort({ reasons, link }: { reasons: string[]; link: string }) {
  return (
    <Layout title="Des messages à classer" preview={reasons.join(', ')}>
      <Paragraph>La boîte de réception a reçu ce qui ne va de soi-même dans aucun dossier&nbsp;:</Paragraph>
      <ul>
        {reasons.map(reason => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Paragraph>
        Rien n’est perdu et rien n’a été fait&nbsp;: rattachez chaque message à son dossier, ou rangez-le. Le
        prochain avis part une fois la liste vide.
      </Paragraph>
      <ActionLink href={link}>Classer les messages</ActionLink>
    </Layout>
  )
}
