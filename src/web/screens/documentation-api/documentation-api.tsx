import { pageMeta } from '~/web/page-meta'
import { PageFrame } from '~/web/ui/frame/page-frame'
import type { Route } from './+types/documentation-api'
import { type DescribedCall, type DescribedField, describedCalls } from './described-calls'
import styles from './documentation-api.module.css'

export const handle = { hydrate: false }

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Documentation de l’API',
    description: 'Tous les appels du site, leur adresse et qui peut les faire.',
    path: '/documentation-api',
  })

const READERS = {
  public: 'tout le monde',
  admin: 'administrateur',
  operator: 'exploitant',
  client: 'client de l’offre de contacts',
  owner: 'titulaire d’un site',
  carrier: 'opérateur téléphonique',
} as const

const GROUPS: Record<string, string> = {
  site: 'Le site',
  company: 'Le dossier d’une entreprise',
  'company-registry': 'Le registre des entreprises',
  invoice: 'La facture',
  verification: 'La vérification d’une facture',
  admin: 'L’administration',
  'international-registration': 'L’inscription hors de France',
  seo: 'Les articles et les pages',
  legal: 'Les textes légaux',
  test: 'Les essais',
  'openapi.json': 'Cette description',
  transmission: 'La remise à un organisme d’aide',
  'dossier-link': 'Le lien d’un dossier',
  retention: 'La durée de conservation',
  aids: 'Les aides publiques',
  client: 'L’espace client',
  reminders: 'Les rappels',
  'quote-requests': 'Les demandes de devis',
  'eligibility-result': 'Le résultat du simulateur',
  telephony: 'La téléphonie',
  'call-back': 'Être rappelé',
}

export const loader = () => ({ groups: describedCalls() })

/** The contract for people; the same for programs is /api/openapi.json. */
export default function DocumentationApi({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <PageFrame>
      <h1>Documentation de l’API</h1>
      <p className={styles.lead}>
        La description pour les programmes est au format OpenAPI 3.1&nbsp;:{' '}
        <a href="/api/openapi.json">/api/openapi.json</a>. Un refus est un «&nbsp;problème&nbsp;» de la RFC
        9457, avec une phrase en français (<code>detail</code>) et un <code>code</code> qui ne change pas. Les
        appels de l’administration portent l’en-tête <code>Authorization: Bearer</code> et leur jeton. Les
        noms des champs et la phrase qui résume chaque appel sont en anglais, comme dans cette description.
      </p>
      <nav aria-label="Groupes d’appels">
        <ul className={`bare-list ${styles.groups}`}>
          {groups.map(({ group, calls }) => (
            <li key={group}>
              <a href={`#${group}`}>{GROUPS[group] ?? group}</a> ({calls.length})
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ group, calls }) => (
        <section key={group} aria-labelledby={group} className={`stack-8 ${styles.group}`}>
          <h2 id={group} className={styles.title}>
            {GROUPS[group] ?? group}
          </h2>
          {calls.map(call => (
            <Call key={call.name} call={call} />
          ))}
        </section>
      ))}
    </PageFrame>
  )
}

function Call({ call }: { call: DescribedCall }) {
  const { method, path, summary, reader, query, body, status, reply, media } = call
  return (
    <details className={styles.call} data-stays-folded>
      <summary>
        <code className={styles.address}>
          {method} {path}
        </code>
        <span className={styles.summary}>
          <span lang="en">{summary}</span> <em>({READERS[reader]})</em>
        </span>
      </summary>
      <div className={`stack-16 ${styles.parts}`}>
        <Fields title="Dans l’adresse" fields={query} />
        <Fields title="Envoyé" fields={body} />
        <Fields title={`Réponse ${status}`} fields={reply} />
        {reply.length === 0 && (
          <p>
            Réponse {status}&nbsp;: {media ? <code>{media}</code> : 'sans contenu'}
          </p>
        )}
      </div>
    </details>
  )
}

function Fields({ title, fields }: { title: string; fields: DescribedField[] }) {
  if (fields.length === 0) return null
  return (
    <div>
      <h3 className={styles.part}>{title}</h3>
      <FieldList fields={fields} />
    </div>
  )
}

function FieldList({ fields }: { fields: DescribedField[] }) {
  return (
    <ul className={`stack-4 ${styles.fields}`}>
      {fields.map(({ name, kind, required, fields: inner }) => (
        <li key={name}>
          <code>{name}</code>
          {!required && ' (facultatif)'}&nbsp;: {kind}
          {inner.length > 0 && <FieldList fields={inner} />}
        </li>
      ))}
    </ul>
  )
}
