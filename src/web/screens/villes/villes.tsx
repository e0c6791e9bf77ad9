import { data } from 'react-router'
import { slugify } from '~/domain/text/slug'
import { frenchSpaces } from '~/domain/text/typography'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Trail } from '~/web/ui/prose/trail'
import type { Route } from './+types/villes'
import styles from './villes.module.css'

export const handle = { hydrate: false }

export const loader = async ({ context }: Route.LoaderArgs) => data(await context.api.cities({}))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Villes de 20\u202f000 habitants et plus, par région',
    description:
      'Pour chaque ville\u00a0: qui peut financer un site d’entreprise, et jusqu’où aller chercher ses clients. Populations de l’Insee, intercommunalités, codes postaux.',
    path: '/villes',
    data: [breadcrumb(args, { name: 'Villes', path: '/villes' })],
  })

/** The way to every city page, by region. */
export default function Villes({ loaderData: { source, regions } }: Route.ComponentProps) {
  const total = regions.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <PageFrame>
      <Trail above={[]} here="Villes" />
      <header className={styles.head}>
        <h1>Votre ville</h1>
        <p>
          {total} villes de 20{'\u202f'}000 habitants et plus. Pour chacune, deux pages{'\u00a0'}: qui peut
          financer votre site, et jusqu’où aller chercher vos clients.
        </p>
      </header>
      <nav aria-label="Régions">
        <ul className={styles.regions}>
          {regions.map(({ name }) => (
            <li key={name}>
              <a href={`#${slugify(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {regions.map(({ name, cities }) => (
        <section key={name} aria-labelledby={slugify(name)} className={styles.region}>
          <h2 id={slugify(name)}>{name}</h2>
          <ul className={styles.cities}>
            {cities.map(city => (
              <li key={city.slug}>
                <a href={`/site-internet-gratuit-${city.slug}`}>
                  <span className="visually-hidden">Financer un site{'\u00a0'}: </span>
                  {city.name}
                </a>
                <a href={`/acquisition-client-${city.slug}`} className={styles.clients}>
                  clients<span className="visually-hidden"> à {city.name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.source}>
        Source{'\u00a0'}: <a href={source.url}>{frenchSpaces(source.label)}</a>.
      </p>
    </PageFrame>
  )
}
