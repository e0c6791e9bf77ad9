import { pageMeta } from '~/web/page-meta'
import { examples } from '~/web/ui/examples/catalogue'
import { pictures } from '~/web/ui/examples/pictures'
import { PageFrame } from '~/web/ui/frame/page-frame'
import head from '~/web/ui/frame/wide-head.module.css'
import { Coupon } from '~/web/ui/paper/coupon'
import type { Route } from './+types/exemples'
import styles from './exemples.module.css'

export const handle = { hydrate: false }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Exemples de sites, métier par métier',
    description:
      'Huit exemples de sites avec IA intégrée, dessinés pour huit métiers\u00a0: plombier, coiffeur, menuisier, expert-comptable, restaurant, garage, fleuriste, kinésithérapeute.',
    path: '/exemples',
  })

/** All example sites: to leaf through, then to walk through. */
export default function Exemples() {
  return (
    <PageFrame width="wide">
      <div className={`stack-16 ${head.head}`}>
        <h1 className={head.title}>Huit métiers, huit sites</h1>
        <p className={head.lead}>
          Aucun de ces commerces n’existe. Chaque site a été dessiné pour un métier&nbsp;: ouvrez-le, parlez à
          son assistant, remplissez son formulaire. Rien ne s’envoie.
        </p>
      </div>
      <ol className={styles.list}>
        {examples.map(({ trade, label, name, town, idea, tone }) => (
          <li key={trade} className={styles.item} style={{ '--feuillet': `var(--feuillet-${tone})` }}>
            <a href={`/exemples/${trade}`} className={`stack-16 ${styles.link}`}>
              <span className={styles.frame}>
                <img
                  src={pictures[trade].desktop}
                  width="960"
                  height="640"
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </span>
              <span className="stack-4">
                <span className={styles.trade}>{label}</span>
                <span className={styles.name}>
                  {name}, {town}
                </span>
                <span>{idea}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <Coupon title="Et le vôtre&#8239;?">
        Au bout du test, vous voyez à quoi ressemblerait votre site, avec le nom de votre entreprise. Huit
        questions, sans créer de compte.
      </Coupon>
    </PageFrame>
  )
}
