import { answeredWith } from '~/contract/failure'
import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { Loading } from '~/web/ui/feedback/loading'
import { LinkForm } from '~/web/ui/sign-in/link-form'
import { PrivateSpace, SpaceUnread } from '~/web/ui/sign-in/private-space'
import { CallsList } from './calls-list'
import { Campaigns } from './campaigns'
import { useSpace } from './client-queries'
import styles from './espace-client.module.css'
import { Invoices } from './invoices'
import { Ledger } from './ledger'
import { QuoteRequests } from './quote-requests'
import { SpaceHead } from './space-head'
import { useLiveSpace } from './use-live-space'

export { privateHeaders as headers } from '~/web/private-headers'

export const meta = hiddenMeta(
  '/espace-client',
  'Espace client',
  'Votre solde, vos campagnes, vos demandes de devis, vos appels et votre relevé.',
)

const header = { links: [{ to: '/pay-per-call', words: 'Tarifs' }], action: null }

/** The space of a client of the leads offer; without a session, the way to get a link. */
export default function EspaceClient() {
  return (
    <PrivateSpace header={header}>
      <Space />
    </PrivateSpace>
  )
}

function Space() {
  const { data: space, error, refetch } = useSpace()
  useLiveSpace(space !== undefined)
  // A session that ended leaves what was read before it.
  if (answeredWith(error, 401)) {
    return (
      <LinkForm title="Espace client" draft="client-link" sought="un espace client" send={sendLink}>
        <p>
          Pour les clients de nos appels et devis. Nous vous envoyons un lien de connexion&nbsp;: pas de mot
          de passe à retenir.
        </p>
      </LinkForm>
    )
  }
  if (space) {
    return (
      <div className={styles.space}>
        <SpaceHead space={space} />
        <Campaigns space={space} />
        <QuoteRequests />
        <CallsList />
        <Invoices companyName={space.company_name} />
        <Ledger available={space.available_cents} />
      </div>
    )
  }
  if (error) return <SpaceUnread again={refetch} />
  return <Loading>Chargement de votre espace...</Loading>
}

const sendLink = (email: string) => otherApi.sendClientLink({ body: { email } })
