import { breadcrumb, pageMeta, service } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import head from '~/web/ui/frame/wide-head.module.css'
import { Coupon } from '~/web/ui/paper/coupon'
import type { Route } from './+types/comment-ca-marche'
import styles from './comment-ca-marche.module.css'
import { Requirements } from './requirements'
import { Road } from './road'

export const handle = { hydrate: false }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Comment ça marche\u00a0: cinq étapes, du test au site livré',
    description:
      'Les cinq étapes avec leur durée, les documents à préparer et les critères d’éligibilité aux aides publiques pour un site avec IA. Aucun paiement avant la décision.',
    path: '/comment-ca-marche',
    picture: 'comment-ca-marche',
    data: [service(args), breadcrumb(args, '/comment-ca-marche')],
  })

const header = {
  links: [
    { to: '/', words: 'Accueil' },
    { to: '/mentions-legales', words: 'Mentions légales' },
  ],
  action: { to: '/simulateur', words: 'Commencer' },
}

/** How it works (specification A2): the steps, the documents, the criteria. */
export default function CommentCaMarche() {
  return (
    <PageFrame kept width="wide" header={header}>
      <div className={`stack-16 ${head.head}`}>
        <h1 className={head.title}>Comment ça marche</h1>
        <p className={`${head.lead} ${styles.lead}`}>
          Huit minutes de votre côté, aucun paiement avant la décision. Voici ce que vous faites, ce que nous
          faisons, et ce que les organismes décident.
        </p>
      </div>
      <Road />
      <Requirements />
      <Coupon title="Le test d’abord, les documents ensuite">
        Vérifiez avant de réunir vos papiers&nbsp;: huit questions suffisent pour savoir si votre entreprise
        est potentiellement éligible, sous réserve d’acceptation du dossier.
      </Coupon>
    </PageFrame>
  )
}
