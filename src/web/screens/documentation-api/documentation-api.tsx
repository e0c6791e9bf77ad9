import type { Call } from '~/contract/call'
import { contract } from '~/contract/contract'
import { pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/documentation-api'
import styles from './documentation-api.module.css'

export const handle = { hydrate: false }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Documentation de l’API',
    description: 'Tous les appels du site, leur adresse et qui peut les faire.',
    path: '/documentation-api',
    hidden: true,
  })

const READERS = { public: 'tout le monde', admin: 'administrateur', operator: 'exploitant' } as const

/** The contract for people; the same for programs is /api/openapi.json. */
export default function DocumentationApi() {
  return (
    <PageFrame>
      <h1>Documentation de l’API</h1>
      <p>
        La description complète, avec les schémas, est au format OpenAPI 3.1{'\u00a0'}:{' '}
        <a href="/api/openapi.json">/api/openapi.json</a>.
      </p>
      <ul className={styles.calls}>
        {(Object.entries(contract) as [string, Call][]).map(([name, { method, path, reader, summary }]) => (
          <li key={name}>
            <code className={styles.address}>
              {method} {path}
            </code>
            <span lang="en">{summary}</span> <em>({READERS[reader]})</em>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}
