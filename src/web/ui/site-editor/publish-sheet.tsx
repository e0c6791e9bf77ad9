import { useState } from 'react'
import { answeredWith, NOTHING_LOST, wordsOf } from '~/contract/failure'
import { NewTabLink } from '~/web/ui/actions/new-tab-link'
import { ProblemLine } from '~/web/ui/feedback/problem-line'
import { Button } from '../actions/button'
import { Modal } from '../feedback/modal'
import { type Tell, useAttempt } from '../forms/use-form'
import { ChangesList } from '../site-review/changes-list'
import styles from './site-editor.module.css'
import type { useOnline } from './use-online'

interface PublishSheetProps {
  online: ReturnType<typeof useOnline>
  onClose: () => void
}

const tell: Tell = error =>
  answeredWith(error, 412)
    ? 'Le site vient d’être changé par quelqu’un d’autre\u00a0: voici ce qui sera en ligne maintenant.'
    : wordsOf(error, NOTHING_LOST)

/** What visitors will read otherwise, before and after; then that it is online, and the way back. */
export function PublishSheet({ online, onClose }: PublishSheetProps) {
  const { unpublished, revisions, publish, restore } = online
  const [put, setPut] = useState<{ revision: number; url: string; undone: boolean } | null>(null)
  const { busy, problem, attempt } = useAttempt(tell)
  const before = put && revisions.find(({ revision }) => revision < put.revision)
  return (
    <Modal title={put ? 'En ligne' : 'Avant de publier'} place="sheet" onClose={onClose}>
      <div className={`stack-16 ${styles.sheet}`}>
        <div role="status">
          {put && (
            <p>
              {put.undone
                ? 'C’est annulé\u00a0: vos visiteurs voient de nouveau ce qu’ils voyaient avant.'
                : 'C’est en ligne\u00a0: vos visiteurs le voient maintenant.'}{' '}
              <NewTabLink href={put.url}>Voir mon site</NewTabLink>
            </p>
          )}
        </div>
        {!put && <Waiting changes={unpublished} />}
        <ProblemLine words={problem} />
        <p className="row-12">
          {!put && unpublished && unpublished.length > 0 && (
            <Button
              busy={busy}
              onClick={() => void attempt(async () => setPut({ ...(await publish()), undone: false }))}
            >
              Publier
            </Button>
          )}
          {before && !put.undone && (
            <Button
              look="second"
              busy={busy}
              onClick={() =>
                void attempt(async () => setPut({ ...(await restore(before.revision)), undone: true }))
              }
            >
              Annuler
            </Button>
          )}
          {put && (
            <Button look={put.undone ? 'first' : 'quiet'} onClick={onClose}>
              Terminé
            </Button>
          )}
        </p>
      </div>
    </Modal>
  )
}

function Waiting({ changes }: { changes: PublishSheetProps['online']['unpublished'] }) {
  if (!changes) return <p role="status">Lecture de ce qui change…</p>
  if (changes.length === 0) return <p>Rien n’a changé&nbsp;: votre site dit déjà cela.</p>
  return (
    <>
      <p>Voici ce que vos visiteurs liront autrement.</p>
      <ChangesList changes={changes} />
    </>
  )
}
