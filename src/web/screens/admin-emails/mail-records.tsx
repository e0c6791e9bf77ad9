import { useQuery } from '@tanstack/react-query'
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { ReplyOf } from '~/contract/call'
import type { emailParagraphCalls } from '~/contract/content/email-paragraphs'
import { adminApi } from '~/web/admin-api'
import { CopyButton } from '~/web/ui/actions/copy-button'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { useReads } from '~/web/ui/admin/use-me'
import styles from './mail-records.module.css'

type Line = ReplyOf<(typeof emailParagraphCalls)['mailRecords']>['records'][number]

/** Whether messages arrive: what receivers look at, a line each, with the record to copy. */
export function MailRecords() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'mail-records'],
    enabled: useReads('change-settings'),
    staleTime: 60_000,
    queryFn: adminApi.mailRecords,
  })
  const wrong = data?.records.filter(({ sentence }) => sentence !== null).length ?? 0
  return (
    <section className={`stack-12 to-start ${styles.part}`} aria-labelledby="arrivee">
      <h2 id="arrivee">Vos e-mails arrivent-ils&#8239;?</h2>
      <div aria-live="polite">
        {error && <p>La vérification n’a pas abouti&nbsp;: {error.message}</p>}
        {!data && !error && <p>Vérification en cours…</p>}
        {data?.records.length === 0 && <p>Aucun e-mail ne part de ce site&nbsp;: rien à vérifier.</p>}
        {data && data.records.length > 0 && wrong === 0 && (
          <p>Oui&nbsp;: tout est en ordre dans vos réglages DNS.</p>
        )}
      </div>
      <ul className={`stack-8 bare-list ${styles.lines}`}>
        {data?.records.map(line => (
          <RecordLine key={`${line.record} ${line.domain}`} line={line} />
        ))}
      </ul>
      {data && data.records.length > 0 && (
        <AdminButton busy={isFetching} icon={RefreshCw} onClick={() => void refetch()}>
          Vérifier à nouveau
        </AdminButton>
      )}
    </section>
  )
}

function RecordLine({ line: { record, domain, sentence, copy } }: { line: Line }) {
  return (
    <li className={styles.line}>
      <p className={styles.name}>
        {sentence === null ? <CircleCheck aria-hidden size={18} /> : <TriangleAlert aria-hidden size={18} />}
        <strong>{record}</strong> {sentence ?? `En ordre pour ${domain}.`}
      </p>
      {copy && (
        <div className="row-8 centred">
          <code>
            {copy.name} {copy.type} "{copy.value}"
          </code>
          <CopyButton name={`l’enregistrement ${record} de ${domain}`} text={copy.value} />
        </div>
      )}
    </li>
  )
}
