import { useQuery } from '@tanstack/react-query'
import { counted } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { hiddenMeta } from '~/web/page-meta'
import page from '~/web/ui/admin/frame/admin-page.module.css'
import { ListState } from '~/web/ui/admin/table/list-state'
import styles from './admin-a-classer.module.css'
import { MailToSort } from './mail-to-sort'

export const meta = hiddenMeta(
  'Messages à classer',
  'Les messages reçus qui ne vont d’eux-mêmes dans aucun dossier.',
)

/** Mails that stand in no thread: each is put in a dossier, or away. */
export default function AdminAClasser() {
  const query = useQuery({
    queryKey: ['admin', 'dashboard', 'mails-to-sort'],
    queryFn: adminApi.mailsToSort,
  })
  const { data } = query
  return (
    <>
      <div className={page.head}>
        <h1 className={page.title}>Messages à classer</h1>
      </div>
      <p className={styles.lead}>
        Les réponses des clients vont d’elles-mêmes dans leur dossier. Ici attend le reste&nbsp;: absences,
        avis de non-remise, expéditeurs inconnus. Rien n’a été fait de ce qu’ils demandent.
      </p>
      {data && !data.configured && (
        <p className={styles.lead}>
          Aucune boîte n’est relevée&nbsp;: les réponses arrivent chez l’agence. Le réglage est INBOX_URL.
        </p>
      )}
      <ListState query={query} count={data?.total ?? 0} empty={<p>Rien à classer.</p>}>
        <p aria-live="polite">{counted(data?.total ?? 0, 'message')} à classer</p>
        <ul className="stack-12 bare-list">
          {data?.mails.map(mail => (
            <MailToSort key={mail.id} mail={mail} />
          ))}
        </ul>
      </ListState>
    </>
  )
}
