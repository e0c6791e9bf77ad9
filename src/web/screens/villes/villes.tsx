import { Search } from 'lucide-react'
import { data } from 'react-router'
import { counted } from '~/domain/text/french'
import { frenchSpaces } from '~/domain/text/french-spaces'
import { fold, slugify } from '~/domain/text/slug'
import { breadcrumb, pageMeta } from '~/web/page-meta'
import { Button } from '~/web/ui/actions/button'
import filterScript from '~/web/ui/filter/filter.js?url'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { Trail } from '~/web/ui/prose/trail'
import type { Route } from './+types/villes'
import { FranceMap } from './france-map'
import styles from './villes.module.css'

export const handle = { hydrate: false }

/** The search is in the address too, so that it works without JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.trim().slice(0, 60) ?? ''
  return data({ ...(await context.api.cities({})), q })
}

type City = Route.ComponentProps['loaderData']['regions'][number]['cities'][number]
type FoundByWords = Pick<City, 'name' | 'department'>

const wordsOf = ({ name, department }: FoundByWords) => fold(`${name} ${department}`)

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Villes de 20\u202f000 habitants et plus, par région',
    description:
      'Pour chaque ville\u00a0: qui peut financer un site d’entreprise, et jusqu’où aller chercher ses clients. Populations de l’Insee, intercommunalités, codes postaux.',
    path: '/villes',
    unlisted: Boolean(args.loaderData?.q),
    data: [breadcrumb(args, '/villes')],
  })

/** The way to every city page: by name, on a map, by region. */
export default function Villes({ loaderData: { source, places, regions, q } }: Route.ComponentProps) {
  const isFound = (city: FoundByWords) => wordsOf(city).includes(fold(q))
  const found = regions.flatMap(({ cities }) => cities).filter(isFound).length
  const total = regions.reduce((sum, { cities }) => sum + cities.length, 0)
  return (
    <PageFrame>
      <Trail above={[]} here="Villes" />
      <div className={`stack-40 ${styles.ways}`}>
        <div>
          <header className={`stack-16 ${styles.head}`}>
            <h1>Votre ville</h1>
            <p>
              {total} villes de 20&#8239;000 habitants et plus. Pour chacune, deux pages&nbsp;: qui peut
              financer votre site, et jusqu’où aller chercher vos clients.
            </p>
          </header>
          <search>
            <form action="/villes" method="get" className={`stack-8 ${styles.search}`} data-filter="whole">
              <label htmlFor="q">Votre ville ou votre département</label>
              <div className={`row-12 ${styles.box}`}>
                <input
                  id="q"
                  name="q"
                  type="search"
                  list="villes"
                  maxLength={60}
                  autoComplete="off"
                  defaultValue={q}
                />
                <datalist id="villes">
                  {regions.flatMap(({ cities }) =>
                    cities.map(({ slug, name }) => <option key={slug} value={name} />),
                  )}
                </datalist>
                <Button type="submit" look="second" icon={Search}>
                  Chercher
                </Button>
              </div>
            </form>
          </search>
        </div>
        <FranceMap cities={regions.flatMap(({ cities }) => cities)} />
        <div>
          <div data-empty hidden={found > 0} className={styles.none}>
            <p role="status">
              Aucune ville de ce nom n’a de page&nbsp;: elles commencent à 20&#8239;000 habitants.
            </p>
          </div>
          {regions.map(region => (
            <Region key={region.name} {...region} isFound={isFound} open={q !== ''} />
          ))}
        </div>
      </div>
      <p className={styles.source}>
        Source&nbsp;: <a href={source.url}>{frenchSpaces(source.label)}</a>. Carte&nbsp;:{' '}
        {frenchSpaces(places.label)} ({places.licence},{' '}
        {places.urls.map((url, at) => (
          <span key={url}>
            {at > 0 && ', '}
            <a href={url}>{new URL(url).hostname}</a>
          </span>
        ))}
        ).
      </p>
      <script type="module" src={filterScript} />
    </PageFrame>
  )
}

interface RegionProps {
  name: string
  cities: City[]
  isFound: (city: City) => boolean
  /** Whether it is open where a city of it is found. */
  open: boolean
}

function Region({ name, cities, isFound, open }: RegionProps) {
  return (
    <details
      data-group
      open={open && cities.some(isFound)}
      hidden={!cities.some(isFound)}
      className={styles.region}
    >
      <summary>
        <h2 id={slugify(name)}>{name}</h2>
        <span>{counted(cities.length, 'ville')}</span>
      </summary>
      <ul className={styles.cities}>
        {cities.map(city => (
          <li key={city.slug} data-words={wordsOf(city)} hidden={!isFound(city)}>
            <a href={`/site-internet-gratuit-${city.slug}`}>
              <span className="visually-hidden">Financer un site&nbsp;: </span>
              {city.name}
            </a>
            <a href={`/acquisition-client-${city.slug}`} className={styles.clients}>
              clients<span className="visually-hidden">&nbsp;: {city.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
