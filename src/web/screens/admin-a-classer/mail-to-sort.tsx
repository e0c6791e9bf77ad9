import { useState } from 'react'
import { Link } from 'react-router'
import type { inboxCalls } from '~/contract/admin/inbox'
import type { ReplyOf } from '~/contract/call'
import { APART_LABELS, isDoubtful } from '~/domain/inbox/apart-reason'
import { formatShortMoment } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { MessageFiles } from '~/web/ui/admin/message-files'
import { useAct } from '~/web/ui/admin/use-act'
import { useMay } from '~/web/ui/admin/use-me'
import styles from './admin-a-classer.module.css'
import { DossierChoice } from './dossier-choice'

export type Mail = ReplyOf<(typeof inboxCalls)['mailsToSort']>['mails'][number]

/** So much of a text is read without opening it. */
const SHORT = 280

/** One mail: why it waits, its words as text, and what becomes of it. */
export function MailToSort({ mail }: { mail: Mail }) {
  const { id, received_at, reason, detail, sender, sender_name, subject, dossier, files, left_files } = mail
  const may = useMay()
  const [choosing, setChoosing] = useState(false)
  const attach = useAct(
    (to: string) => adminApi.attachMail({ params: { mail: id }, body: { dossier: to } }),
    { reads, done: 'Message rattaché au dossier.' },
  )
  const putAway = useAct(() => adminApi.putMailAway({ params: { mail: id } }), {
    reads,
    done: 'Message rangé.',
  })
  const busy = attach.isPending || putAway.isPending
  const title = `mail-${id}`
  return (
    <li className={styles.mail} aria-labelledby={title}>
      <p className={styles.reason}>
        {APART_LABELS[reason]}
        {detail && `\u00a0: ${detail}`}
      </p>
      <h2 id={title}>{subject || '(Sans objet)'}</h2>
      <p className="small-text">
        {sender_name && `${sender_name}, `}
        {sender || 'expéditeur inconnu'},{' '}
        <time dateTime={received_at}>{formatShortMoment(new Date(received_at))}</time>
      </p>
      <Words text={mail.text} />
      <MessageFiles files={files} />
      {left_files.length > 0 && (
        <p className="small-text">Non repris, à lire dans la boîte&nbsp;: {left_files.join(', ')}</p>
      )}
      {dossier && (
        <p className="small-text">
          {isDoubtful(reason)
            ? 'Vérifiez avant de rattacher, rien ne prouve qu’il vienne de'
            : 'Semble venir de'}{' '}
          <Link to={`/admin-dashboard/dossiers/${dossier.id}#messages`}>{dossier.company_name}</Link>
        </p>
      )}
      {may('work-dossiers') && (
        <div className="row-8">
          {dossier && (
            <AdminButton
              look={isDoubtful(reason) ? 'second' : 'first'}
              busy={busy}
              onClick={() => attach.mutate(dossier.id)}
            >
              Rattacher à {dossier.company_name}
            </AdminButton>
          )}
          <AdminButton aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {dossier ? 'Choisir un autre dossier' : 'Choisir un dossier'}
          </AdminButton>
          <AdminButton look="quiet" busy={busy} onClick={() => putAway.mutate()}>
            Ranger sans suite
          </AdminButton>
        </div>
      )}
      {choosing && <DossierChoice busy={busy} onChosen={to => attach.mutate(to)} />}
    </li>
  )
}

function Words({ text }: { text: string }) {
  const words = text.trim()
  if (words === '') return null
  if (words.length <= SHORT) return <p className={styles.words}>{words}</p>
  return (
    <details>
      <summary className={styles.words}>{words.slice(0, SHORT)}…</summary>
      <p className={styles.words}>{words}</p>
    </details>
  )
}

const reads = [['admin', 'dashboard']]
