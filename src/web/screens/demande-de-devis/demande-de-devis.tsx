import { countries } from '~/domain/place/country'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import page from '~/web/ui/forms/form-page.module.css'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/demande-de-devis'
import { QuoteRequestForm } from './quote-request-form'
import { WhatHappens } from './what-happens'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Demander un devis',
    description:
      'Décrivez votre projet\u00a0: une seule entreprise reçoit votre demande et vous rappelle. Gratuit, sans démarchage, retirable en un clic.',
    path: '/demande-de-devis',
    data: [breadcrumb(args, '/demande-de-devis')],
  })

/** The server's list of countries: a browser names and sorts some another way, and is kept busy for a while when first asked. */
export const loader = () => ({ countries: countries().map(({ code, name }) => [code, name] as const) })

const header = {
  links: [
    { to: '/pay-per-call', words: 'Pour les entreprises' },
    { to: '/confidentialite', words: 'Confidentialité' },
  ],
  action: null,
}

/** For people who look for a professional (specification A9): one request, one company. */
export default function DemandeDeDevis({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame header={header} width="page">
      <SiteToaster />
      <div className={`stack-40 ${page.sides}`}>
        <QuoteRequestForm countries={loaderData.countries} />
        <WhatHappens />
      </div>
    </PageFrame>
  )
}
