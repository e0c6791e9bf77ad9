import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adminApi } from '~/web/admin-api'
import { useRested } from '~/web/ui/admin/use-rested'
import styles from './content-editor.module.css'

const PAUSE = 500

/** The text as the site would show it, made and sanitised by the server once the fingers rest. */
export function ContentPreview({ content }: { content: string }) {
  const rested = useRested(content, PAUSE)
  const { data } = useQuery({
    queryKey: ['admin', 'content-preview', rested],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: ({ signal }) => adminApi.previewContent({ body: { content: rested }, signal }),
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.preview} aria-label="Aperçu" tabIndex={0}>
      <h2>Aperçu</h2>
      {content.trim() === '' && <p>L’aperçu paraît ici dès que vous écrivez.</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it (specification D3) */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: data?.content ?? '' }} />
    </section>
  )
}
