import type { ReactNode } from 'react'
import { data } from 'react-router'
import { isMissing } from '~/contract/failure'
import { aidTitle } from '~/domain/aids/aid-title'
import {
  amountWords,
  checkedWords,
  euros,
  kindWords,
  representativeWords,
  whenToSign,
} from '~/domain/aids/aid-words'
import { capital, formatDay } from '~/domain/text/french'
import { isSlug } from '~/domain/text/slug'
import { movedTo } from '~/web/moved-to'
import { breadcrumb, notFoundMeta, pageMeta } from '~/web/page-meta'
import { ButtonLink } from '~/web/ui/actions/button'
import { type AidPage, siteAmountWords, useSitePrice } from '~/web/ui/aids/aid-data'
import { AidStateBadge } from '~/web/ui/aids/aid-state-badge'
import { PageFrame } from '~/web/ui/frame/page-frame'
import { NotFoundPage } from '~/web/ui/not-found/not-found-page'
import { Badge } from '~/web/ui/paper/badge'
import { FactList } from '~/web/ui/prose/fact-list'
import { Prose } from '~/web/ui/prose/prose'
import { Trail } from '~/web/ui/prose/trail'
import type { Route } from './+types/aide'
import styles from './aide.module.css'

export const handle = { hydrate: false }

/** 404 when no aid has that address, or when it has ended, the way to the one that had it. */
export async function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  if (!isSlug(slug)) return nothing()
  try {
    const aid = await context.api.aid({ params: { slug } })
    if (aid.slug !== slug) throw movedTo(`/aides/${aid.slug}`, url)
    return data({ aid })
  } catch (error) {
    if (isMissing(error)) return nothing()
    throw error
  }
}

const nothing = () => data({ aid: null }, { status: 404 })

export function meta(args: Route.MetaArgs) {
  const aid = args.loaderData?.aid
  const path = `/aides/${args.params.slug}`
  if (!aid) return notFoundMeta(args, path)
  const gone = aid.state === 'closed' ? 'aide fermée, ' : ''
  return pageMeta(args, {
    title: aidTitle(aid),
    description: `${aid.name}\u00a0: ${gone}qui décide, combien au plus, à quelles conditions, quand signer, d’après quelle source et à quelle date.`,
    path,
    data: [breadcrumb(args, '/aides', { name: aid.name, path })],
  })
}

/** One aid: its facts, its conditions, its text and its source. */
export default function Aide({ loaderData: { aid } }: Route.ComponentProps) {
  if (!aid) return <NotFoundPage />
  return (
    <PageFrame width="text">
      <Trail above={[{ path: '/aides', label: 'Aides' }]} here={aid.name} />
      <header className={`stack-12 ${styles.head}`}>
        <div className="row-8">
          <Badge>{capital(aid.territory)}</Badge>
          <Badge>{kindWords[aid.kind]}</Badge>
          <AidStateBadge state={aid.state} />
        </div>
        <h1>{aid.name}</h1>
        <p>{aid.body}</p>
      </header>
      <AidFacts aid={aid} />
      {aid.conditions.length > 0 && (
        <section aria-labelledby="conditions">
          <h2 id="conditions" className={styles.title}>
            Qui peut la demander
          </h2>
          <ul className={`stack-8 ${styles.conditions}`}>
            {aid.conditions.map(says => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </section>
      )}
      <Prose html={aid.html} />
      <p className={`row-12 ${styles.ways}`} data-screen-only>
        <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
        <ButtonLink to="/aides" look="second">
          Toutes les aides
        </ButtonLink>
      </p>
    </PageFrame>
  )
}

/** A fact that only some aids have. */
const only = (holds: boolean, name: string, value: ReactNode): [string, ReactNode][] =>
  holds ? [[name, value]] : []

/** What one asks of an aid first, and where it is written. */
function AidFacts({ aid }: { aid: AidPage }) {
  const price = useSitePrice()
  const forSite = siteAmountWords(aid, price)
  const day = (iso: string) => <time dateTime={iso}>{formatDay(new Date(iso))}</time>
  const open = aid.state !== 'closed'
  const facts: [string, ReactNode][] = [
    ...only(aid.state === 'open', 'Montant', amountWords(aid)),
    ...only(open && forSite !== null, `Pour notre site de ${euros(price)} HT`, forSite),
    ['Ce qu’elle paie', aid.covers],
    ...only(open, 'Quand signer', whenToSign(aid)),
    ['Qui dépose', representativeWords[aid.representative]],
    [
      'Source',
      <a key="source" href={aid.source_url} rel="noopener">
        {new URL(aid.source_url).hostname}
      </a>,
    ],
    ['Date de la source', capital(aid.source_dated)],
    ['État connu', capital(checkedWords(aid))],
    ...only(aid.ends_on !== null, 'Fin annoncée', aid.ends_on && day(aid.ends_on)),
  ]
  return <FactList facts={facts} className={styles.facts} each={styles.fact} />
}
