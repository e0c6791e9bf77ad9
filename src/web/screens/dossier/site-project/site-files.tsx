import { FileUp, Trash2 } from 'lucide-react'
import { MOST_SITE_FILES } from '~/domain/site/site-project'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import slot from '../document-slot.module.css'
import type { SitePart } from './site-part'
import styles from './site-project.module.css'

/** Logo, photos, papers: each leaves as soon as it is chosen. */
export function SiteFiles({ id, site: { files }, act, busy }: SitePart) {
  async function send(chosen: File[]) {
    for (const file of chosen) {
      const body = new FormData()
      body.append('file', file)
      await act(() => followUpApi.addSiteFile({ params: { id }, body }))
    }
  }
  return (
    <div className={styles.files}>
      <p>
        <strong>Logo et photos</strong>
        {'\u00a0'}: JPEG, PNG ou PDF, 10{'\u00a0'}Mo au plus chacun, {MOST_SITE_FILES} au plus.
      </p>
      {files.length > 0 && (
        <ul>
          {files.map(file => (
            <li key={file.id}>
              {file.filename}{' '}
              <Button
                size="small"
                look="quiet"
                icon={<Trash2 aria-hidden size={18} />}
                disabled={busy}
                onClick={() => void act(() => followUpApi.removeSiteFile({ params: { id, file: file.id } }))}
              >
                Retirer<span className="visually-hidden"> {file.filename}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <span className={slot.picker}>
        <input
          id="site-files"
          type="file"
          multiple
          disabled={busy}
          accept=".pdf,.jpg,.jpeg,.png"
          onChange={event => {
            const chosen = [...(event.currentTarget.files ?? [])]
            event.currentTarget.value = ''
            void send(chosen)
          }}
        />
        <label htmlFor="site-files">
          <FileUp aria-hidden size={18} /> {busy ? 'Envoi en cours…' : 'Ajouter des fichiers'}
        </label>
      </span>
    </div>
  )
}
