import { followUpApi } from '~/web/follow-up-api'
import { hiddenMeta } from '~/web/page-meta'
import { EnterByLink } from '~/web/ui/sign-in/enter-by-link'

export { privateHeaders as headers } from '~/web/private-headers'

export const meta = hiddenMeta(
  'Connexion à mon site',
  'Le bouton de cette page vous ouvre l’espace de votre site.',
)

const enter = (token: string) => followUpApi.signInOwner({ body: { token } })

/** What a link leads to that was mailed to an owner, or that the team showed him. */
export default function Connexion() {
  return <EnterByLink title="L’espace de votre site" space="/mon-site" enter={enter} />
}
