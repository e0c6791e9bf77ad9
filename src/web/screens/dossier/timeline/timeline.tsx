import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { STAGE_TITLES } from '~/domain/dossier/timeline'
import { formatDay } from '~/domain/text/french'
import { followUpApi } from '~/web/follow-up-api'
import { Button } from '~/web/ui/actions/button'
import { clientPart } from '~/web/ui/feedback/client-part'
import type { DossierState } from '../state'
import { DossierCover } from './cover'
import { RefusedStage } from './refused-stage'
import styles from './timeline.module.css'
import { type ShownStage, STAGE_WORDS, type TimelineData } from './timeline-data'

const SiteProject = clientPart(() => import('../site-project/site-project'))

const UNREAD = 'Les étapes n’ont pas pu être lues.'

/** The cover of a dossier that was handed in, and its dated stages with what belongs to each. */
export default function Timeline({
  dossier,
  decision,
}: {
  dossier: DossierState
  /** What was decided and is to be paid: the first thing to be read. */
  decision: ReactNode
}) {
  const { id, status } = dossier
  const accepted = status === 'Accepté' || status === 'Payé'
  const [timeline, setTimeline] = useState<TimelineData | null>(null)
  const [failed, setFailed] = useState(false)
  const read = useCallback(
    (signal?: AbortSignal) => {
      setFailed(false)
      followUpApi.readTimeline({ params: { id }, ...(signal && { signal }) }).then(setTimeline, () => {
        if (signal?.aborted) return
        toast.error(UNREAD)
        setFailed(true)
      })
    },
    [id],
  )
  useEffect(() => {
    const leaving = new AbortController()
    read(leaving.signal)
    return () => leaving.abort()
  }, [read])

  return (
    <>
      <DossierCover dossier={dossier} timeline={timeline} />
      {decision}
      <section aria-labelledby="etapes" className={styles.stages}>
        <h2 id="etapes">Où en est votre dossier</h2>
        {failed && (
          <p role="alert">
            {UNREAD} <Button onClick={() => read()}>Réessayer</Button>
          </p>
        )}
        {timeline ? (
          <ol className={styles.list}>
            {timeline.stages.map(stage => (
              <Stage key={stage.name} stage={stage}>
                {stage.name === 'transmitted' && <Bodies bodies={timeline.bodies} />}
                {stage.name === 'making' && accepted && stage.state !== 'ahead' && <SiteProject id={id} />}
                {stage.name === 'decided' && timeline.refusal && (
                  <RefusedStage id={id} refusal={timeline.refusal} again={timeline.apply_again} />
                )}
              </Stage>
            ))}
          </ol>
        ) : (
          <div className={styles.placeholder} aria-busy={!failed} />
        )}
      </section>
    </>
  )
}

function Stage({ stage: { name, state, at }, children }: { stage: ShownStage; children: ReactNode }) {
  const words = STAGE_WORDS[name]
  const says = state === 'done' ? '' : words[state]
  return (
    <li className={styles.stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <h3 className={styles.name}>
        {STAGE_TITLES[name]}
        <span className={styles.when}>
          {at ? (
            <time dateTime={at}>le {formatDay(new Date(at))}</time>
          ) : state === 'current' ? (
            'en cours'
          ) : (
            'à venir'
          )}
        </span>
      </h3>
      {says && <p className={styles.says}>{says}</p>}
      {children}
    </li>
  )
}

function Bodies({ bodies }: Pick<TimelineData, 'bodies'>) {
  if (bodies.length === 0) return null
  return (
    <ul className={styles.papers}>
      {bodies.map(({ name, at }) => (
        <li key={name}>
          {name}, <time dateTime={at}>le {formatDay(new Date(at))}</time>
        </li>
      ))}
    </ul>
  )
}
