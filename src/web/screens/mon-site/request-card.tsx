import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { MOST_ANSWERS, REQUEST_SUSPICION_LABELS } from '~/domain/site/online/site-request'
import { followUpApi } from '~/web/follow-up-api'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import { AnswerForm } from './answer-form'
import styles from './mon-site.module.css'
import { type Request, useMinutes, useShowRequests } from './owner-queries'

/** One request: who, what, one tap to call, an answer in its place. */
export function RequestCard({ site, request }: { site: string; request: Request }) {
  const { number, name, telephone, email, text, suspicion, received_at, closed_at, answers } = request
  const [answering, answer] = useState(false)
  const show = useShowRequests(site)
  const minutes = useMinutes(site)
  const { busy, problem, attempt } = useAttempt()
  const close = () =>
    attempt(async () =>
      show(await followUpApi.ownerCloseSiteRequest({ params: { site, n: String(number) } })),
    )
  const left = MOST_ANSWERS - answers.length
  return (
    <li className={`stack-12 ${styles.card}`}>
      <div className={styles.headLine}>
        <h3>{name}</h3>
        <time dateTime={received_at} className="second-text small-text">
          {minutes(received_at)}
        </time>
      </div>
      {suspicion && <p className="second-text small-text">{REQUEST_SUSPICION_LABELS[suspicion]}</p>}
      <p className="as-written">{text}</p>
      <Answers answers={answers} minutes={minutes} />
      <div className={styles.ways}>
        {telephone && (
          <ButtonLink to={`tel:${telephone.replace(/[^\d+]/g, '')}`} icon={Phone} iconSize={18}>
            Appeler le {telephone.replaceAll(' ', '\u00a0')}
          </ButtonLink>
        )}
        {email && left > 0 && !answering && (
          <Button
            look={telephone ? 'second' : 'first'}
            icon={Mail}
            iconSize={18}
            onClick={() => answer(true)}
          >
            {answers.length > 0 ? 'Répondre encore' : 'Répondre'}
            <span className="visually-hidden"> à {name}</span>
          </Button>
        )}
        {!closed_at && !answering && (
          <Button look="quiet" busy={busy} onClick={() => void close()}>
            C’est traité<span className="visually-hidden"> ({name})</span>
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {email && left <= 0 && (
        <p>
          Trois réponses sont parties. Pour continuer, écrivez à <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
      {answering && (
        <AnswerForm
          site={site}
          request={request}
          onDone={after => {
            answer(false)
            if (after) show(after)
          }}
        />
      )}
    </li>
  )
}

function Answers({ answers, minutes }: Pick<Request, 'answers'> & { minutes: (at: string) => string }) {
  if (answers.length === 0) return null
  return (
    <ol className={`stack-16 bare-list ${styles.answers}`}>
      {answers.map(({ text, at, by }) => (
        <li key={at}>
          <p className="second-text small-text">
            {by === 'owner' ? 'Votre réponse' : 'Réponse de notre équipe'}, le{' '}
            <time dateTime={at}>{minutes(at)}</time>
          </p>
          <p className="as-written">{text}</p>
        </li>
      ))}
    </ol>
  )
}
