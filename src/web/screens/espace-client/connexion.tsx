import { otherApi } from '~/web/other-api'
import { hiddenMeta } from '~/web/page-meta'
import { EnterByLink } from '~/web/ui/sign-in/enter-by-link'

export { privateHeaders as headers } from '~/web/private-headers'

export const meta = hiddenMeta(
  'Connexion à l’espace client',
  'Le bouton de cette page vous ouvre votre espace.',
)

const enter = (token: string) => otherApi.signInClient({ body: { token } })

export default function Connexion() {
  return <EnterByLink title="Votre espace client" space="/espace-client" enter={enter} />
}
