import { rangeWords } from '~/domain/international/lead-labels'
import { LEAD_PRICES } from '~/domain/international/lead-pricing'
import { breadcrumb, pageMeta, siteOf } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/pay-per-call'
import { Closing } from './closing'
import { Comparison } from './comparison'
import { readEstimate } from './estimate'
import { Estimator } from './estimator'
import { Hero } from './hero'
import { Proof } from './proof'
import { Rules } from './rules'
import { Tariffs } from './tariffs'

/** The estimator is a form whose answers stand in the address: the page needs no JavaScript. */
export const handle = { hydrate: false }

export function loader({ url }: Route.LoaderArgs) {
  return { estimate: readEstimate(url.searchParams) }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Pay Per Call et devis\u00a0: ne payez que les contacts qualifiés',
    description: `Appels et demandes de devis exclusifs, qualifiés par IA, de ${rangeWords(LEAD_PRICES)} par contact. Sans abonnement ni engagement. Europe, Moyen-Orient, Afrique, Canada, Amérique.`,
    path: '/pay-per-call',
    hidden: args.loaderData?.estimate.asked ?? false,
    data: [offer(args), breadcrumb(args, '/pay-per-call')],
  })

const header = {
  links: [
    { to: '/comment-ca-marche', words: 'Comment ça marche' },
    { to: '/mentions-legales', words: 'Mentions légales' },
  ],
  action: { to: '/international', words: 'Inscrire mon entreprise' },
}

/** The offer for businesses outside France (specification A2 and A9). */
export default function PayPerCall({ loaderData: { estimate } }: Route.ComponentProps) {
  return (
    <PageFrame width="wide" header={header}>
      <Hero />
      <Rules />
      <Tariffs />
      <Proof />
      <Estimator estimate={estimate} />
      <Comparison />
      <Closing />
    </PageFrame>
  )
}

/** The offer as schema.org's Service, with its price range. */
function offer({ matches }: Route.MetaArgs) {
  return {
    '@type': 'Service',
    name: 'Pay Per Call et demandes de devis',
    serviceType: 'Apport de contacts qualifiés',
    provider: { '@id': `${siteOf(matches)?.public_url}/#organization` },
    areaServed: ['Europe', 'Moyen-Orient', 'Afrique', 'Canada', 'Amérique'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: LEAD_PRICES.from_cents / 100,
      highPrice: LEAD_PRICES.to_cents / 100,
      priceCurrency: 'EUR',
    },
  }
}
