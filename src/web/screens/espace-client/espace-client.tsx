import { answeredWith } from '~/contract/failure'
import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { clientPart } from '~/web/ui/feedback/client-part'
import { Loading } from '~/web/ui/feedback/loading'
import { LinkForm } from '~/web/ui/sign-in/link-form'
import { PrivateSpace, SpaceUnread } from '~/web/ui/sign-in/private-space'
import { useSpace } from './client-queries'
import { anyDraft } from './kept-drafts'
import { useLiveSpace } from './use-live-space'

export { privateHeaders as headers } from '~/web/private-headers'

export const meta = hiddenMeta(
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

const loading = <Loading>Chargement de votre espace...</Loading>

/** What it holds, and the numbering plans of all countries, would weigh on who asks for a link. */
const SignedInSpace = clientPart(() => import('./signed-in-space'), loading)

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
        {anyDraft() && (
          <p>
            Ce que vous étiez en train d’écrire est gardé dans cet onglet&nbsp;: revenez-y une fois entré.
          </p>
        )}
      </LinkForm>
    )
  }
  if (space) return <SignedInSpace space={space} />
  if (error) return <SpaceUnread again={refetch} />
  return loading
}

const sendLink = (email: string) => otherApi.sendClientLink({ body: { email } })
