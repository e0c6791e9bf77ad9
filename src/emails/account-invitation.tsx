import { formatMinute } from '~/domain/text/french'
import { ActionLink } from './parts/action-link'
import { Layout, Paragraph } from './parts/layout'

/** Invites a member of the team to an account of the administration. */
export function AccountInvitation({
  brand,
  name,
  role,
  until,
  link,
}: {
  brand: string
  name: string
  role: string
  until: Date
  link: string
}) {
  return (
    <Layout title="Ouvrez votre compte" preview="Votre invitation à l’administration.">
      <Paragraph>Bonjour {name},</Paragraph>
      <Paragraph>
        Un compte «&nbsp;{role}&nbsp;» vous attend dans l’administration de {brand}. Choisissez comment vous
        connecter&nbsp;: une clé d’accès de votre appareil, ou un mot de passe et une application
        d’authentification.
      </Paragraph>
      <ActionLink href={link}>Ouvrir mon compte</ActionLink>
      <Paragraph>
        Cette invitation sert une seule fois, jusqu’au {formatMinute(until)}. Ne la transmettez pas. Si vous
        en aviez reçu une autre, son lien ne fonctionne plus. Si vous n’attendiez rien, ignorez ce message.
      </Paragraph>
    </Layout>
  )
}
