import { useQuery } from '@tanstack/react-query'
import { formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { type AidDraft, draftOf } from './aid-draft'
import styles from './content-editor.module.css'

/** What the aid said at each change, who wrote it, and a way back into the form. */
export function AidVersions({ id, onTake }: { id: string; onTake: (draft: AidDraft) => void }) {
  const { data } = useQuery({
    queryKey: ['admin', 'aids', 'versions', id],
    queryFn: ({ signal }) => adminApi.aidVersions({ params: { id }, signal }),
  })
  const versions = data?.versions ?? []
  if (versions.length < 2) return null
  return (
    <section className={`stack-16 ${styles.fields}`} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <ul>
        {versions.map(({ version, written_at, author, published, ...aid }) => (
          <li key={version}>
            Version {version}, {formatShortDay(new Date(written_at))}, {author ?? 'fichier ou import'}
            {published ? '' : ', non publiée'}.{' '}
            <AdminButton look="quiet" onClick={() => onTake(draftOf(aid, published))}>
              Reprendre<span className="visually-hidden"> la version {version}</span>
            </AdminButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
