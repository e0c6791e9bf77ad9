import type { HeadersFunction } from 'react-router'
import { otherApi } from '~/web/other-api'
import { pageMeta } from '~/web/page-meta'
import { EnterByLink } from '~/web/ui/sign-in/enter-by-link'
import type { Route } from './+types/connexion'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Connexion à l’espace client',
    description: 'Le bouton de cette page vous ouvre votre espace.',
    path: '/espace-client/connexion',
    hidden: true,
  })

const enter = (token: string) => otherApi.signInClient({ body: { token } })

export default function Connexion() {
  return <EnterByLink title="Votre espace client" space="/espace-client" enter={enter} />
}
