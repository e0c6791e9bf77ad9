import { euros } from '~/domain/aids/aid-words'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import { AidCard } from '~/web/ui/aids/aid-card'
import { bestForSite, type JudgedAid, useSitePrice } from '~/web/ui/aids/aid-data'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Trail } from '~/web/ui/prose/trail'
import type { Route } from './+types/aides'
import styles from './aides.module.css'

export const handle = { hydrate: false }

export const loader = ({ context }: Route.LoaderArgs) => context.api.aids({})

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Les aides publiques pour un site internet, une par une',
    description:
      'Chaque aide par son nom\u00a0: qui décide, combien au plus, quand signer, la source et la date de sa dernière vérification. Y compris celles qui n’existent plus.',
    path: '/aides',
    data: [breadcrumb(args, '/aides')],
  })

/** The catalogue of public aids (specification B13). */
export default function Aides({ loaderData: { aids } }: Route.ComponentProps) {
  const price = useSitePrice()
  const groups: [string, string, JudgedAid[]][] = [
    ['ouvertes', 'Ouvertes à notre connaissance', aids.filter(({ state }) => state === 'open')],
    [
      'a-reverifier',
      'À revérifier',
      aids.filter(({ state }) => state === 'to-check' || state === 'suspended'),
    ],
    ['fermees', 'Fermées, mais encore annoncées', aids.filter(({ state }) => state === 'closed')],
  ]
  return (
    <PageFrame>
      <Trail above={[]} here="Aides" />
      <header className={`stack-16 ${styles.head}`}>
        <h1>Les aides publiques pour un site, une par une</h1>
        <p>{limits(bestForSite(aids, price), price)}</p>
        <p>
          Nous sommes une agence privée&nbsp;: les organismes décident. Une aide dont la source n’a pas été
          relue depuis 90&nbsp;jours est marquée «&nbsp;À revérifier&nbsp;». Avant de signer quoi que ce soit,
          lisez <a href="/blog/devis-ou-facture-avant-une-aide">ce que la date de signature change</a>.
        </p>
        <p>
          <ButtonLink to="/simulateur">Voir celles de ma ville</ButtonLink>
        </p>
      </header>
      {groups
        .filter(([, , list]) => list.length > 0)
        .map(([id, title, list]) => (
          <section key={id} aria-labelledby={id} className={styles.group}>
            <h2 id={id}>{title}</h2>
            <ul className={`stack-24 ${styles.cards}`}>
              {list.map(aid => (
                <AidCard key={aid.slug} aid={aid} level={3} />
              ))}
            </ul>
          </section>
        ))}
    </PageFrame>
  )
}

/** What the best of them could pay, beside the price: the sentence that nobody else writes. */
function limits(best: number | null, net: number): string {
  const price = euros(net)
  if (best === null)
    return `Notre site est facturé ${price} hors taxes. Nous ne connaissons aujourd’hui aucune subvention ouverte, relue depuis moins de 90 jours, qui paie un site\u00a0: comptez l’aide à 0\u00a0€ tant qu’un organisme ne l’a pas notifiée par écrit.`
  return `Notre site est facturé ${price} hors taxes. Parmi les subventions ouvertes, la plus élevée irait jusqu’à ${euros(best)}, sous réserve d’acceptation\u00a0: aucune aide ne le paie en entier à elle seule.`
}
