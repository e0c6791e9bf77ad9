import { useMutation } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { formatMinute } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { CopyButton } from '~/web/ui/actions/copy-button'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import type { Kind } from './content-data'
import styles from './content-editor.module.css'

/** A link that shows the text as it is saved to whoever has it, before it is published. */
export default function PreviewLink({ kind, id }: { kind: Kind; id: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () =>
      kind === 'pages'
        ? adminApi.previewPageLink({ params: { id } })
        : adminApi.previewArticleLink({ params: { id } }),
  })
  return (
    <div className={`stack-8 to-start ${styles.link}`}>
      <p>
        Qui a ce lien lit le texte tel qu’il est enregistré, pendant 14&nbsp;jours. Les moteurs de recherche
        ne le gardent pas. Un nouveau lien met fin au précédent.
      </p>
      <AdminButton busy={isPending} icon={Link2} onClick={() => mutate()}>
        {data ? 'Faire un autre lien' : 'Faire un lien d’aperçu'}
      </AdminButton>
      <div aria-live="polite">
        {data && (
          <p>
            <a href={data.url} target="_blank" rel="noopener">
              {data.url}
            </a>{' '}
            <CopyButton name="le lien d’aperçu" text={data.url} /> jusqu’au{' '}
            {formatMinute(new Date(data.expires_at))}
          </p>
        )}
        {error && <p role="alert">Le lien n’a pas pu être fait&nbsp;: {error.message}</p>}
      </div>
    </div>
  )
}
