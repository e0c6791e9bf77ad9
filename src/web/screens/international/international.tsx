import { useState } from 'react'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import page from '~/web/ui/forms/form-page.module.css'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/international'
import { NextSteps } from './next-steps'
import { Received } from './received'
import { RegistrationForm } from './registration-form'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Inscription des entreprises hors de France',
    description:
      'Inscrivez votre entreprise\u00a0: notre équipe vous appelle sous 24\u00a0h. Contacts exclusifs, qualifiés par IA, sans abonnement ni engagement.',
    path: '/international',
    data: [breadcrumb(args, '/pay-per-call', '/international')],
  })

const header = {
  links: [
    { to: '/pay-per-call', words: 'Tarifs' },
    { to: '/mentions-legales', words: 'Mentions légales' },
  ],
  action: null,
}

/** Registration of businesses outside France: filling, sending, then received (specification A4). */
export default function International() {
  const [email, setEmail] = useState<string | null>(null)
  return (
    <PageFrame header={header} width={email === null ? 'page' : 'form'}>
      <SiteToaster />
      {email === null ? (
        <div className={`stack-40 ${page.sides}`}>
          <RegistrationForm onSent={setEmail} />
          <NextSteps />
        </div>
      ) : (
        <Received email={email} />
      )}
    </PageFrame>
  )
}
