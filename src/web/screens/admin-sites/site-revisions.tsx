import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { formatMinute } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './admin-sites.module.css'
import { useReadAgain, useSiteRevisions } from './hosted-queries'

/** What was published, the newest first; an earlier one can come back. */
export function SiteRevisions({ site, may, closed }: { site: string; may: boolean; closed: boolean }) {
  const { data } = useSiteRevisions(site)
  const readAgain = useReadAgain()
  const restore = useMutation({
    mutationFn: (n: number) => adminApi.teamRestoreSite({ params: { site, n: String(n) } }),
    onSuccess: () => {
      toast.success('Révision remise en ligne')
      return readAgain()
    },
    onError: error => void toast.error(error.message),
  })
  if (!data || data.revisions.length === 0) return null
  return (
    <section className={`stack-12 ${styles.part}`} aria-label="Révisions">
      <h2>Révisions</h2>
      <ul className={`stack-12 bare-list ${styles.lines}`}>
        {data.revisions.map(({ revision, at, shown, restored }) => (
          <li key={revision}>
            <span>
              Révision {revision}, {formatMinute(new Date(at))}
              {restored && ` (reprise de la ${restored})`}
              {shown && <strong> – {closed ? 'celle qui peut revenir' : 'en ligne'}</strong>}
            </span>
            {may && !closed && !shown && (
              <AdminButton
                look="quiet"
                busy={restore.isPending && restore.variables === revision}
                onClick={() => restore.mutate(revision)}
              >
                Remettre en ligne<span className="visually-hidden"> la révision {revision}</span>
              </AdminButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
