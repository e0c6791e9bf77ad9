import type { ReactNode } from 'react'
import type { Situation } from '~/domain/situation/situation'
import type { NextAction } from '~/domain/situation/situation-words'
import { ACTION_LABELS, nextAction, SITUATION_WORDS } from '~/domain/situation/situation-words'
import { formatSum } from '~/domain/text/french'
import { Button } from '~/web/ui/actions/button'
import { PersonLine } from '~/web/ui/frame/person-line'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import type { DossierState } from '../state'
import styles from './life.module.css'
import { STAMPS } from './stamps'

interface LifeHeadProps {
  dossier: DossierState
  situation: Situation | null
  /** What is still to be transferred, in euros. */
  due: number
  /** Opens the sheet that holds what the action asks, and leads there. */
  onAct: (action: Exclude<NextAction, 'continue'>) => void
  /** The choice that a partial grant asks for: it is said here, with its two answers. */
  choice: ReactNode
}

/** The cover: whose dossier it is, where it stands, the one thing to do next, and who answers. */
export function LifeHead({ dossier, situation, due, onAct, choice }: LifeHeadProps) {
  const words = situation && SITUATION_WORDS[situation]
  const stamp = situation && STAMPS[situation]
  return (
    <Sheet under={['jaune', 'bleu']} className={styles.head}>
      <div className={styles.whose}>
        <p className={styles.company}>{dossier.company_name}</p>
        <p className={styles.number}>Dossier {dossier.invoice_number}</p>
      </div>
      {stamp && (
        <div className={styles.stamp}>
          <Stamp says={stamp.says} lands>
            {stamp.words}
          </Stamp>
        </div>
      )}
      {words && (
        <div className={styles.stands}>
          <p className={styles.sentence}>{words.stands}</p>
          <p>{words.ahead}</p>
          {situation === 'choosing' ? (
            choice
          ) : (
            <Action action={nextAction(situation, due > 0)} due={due} onAct={onAct} />
          )}
        </div>
      )}
      <div className={styles.person}>
        <PersonLine />
      </div>
    </Sheet>
  )
}

function Action({
  action,
  due,
  onAct,
}: {
  action: NextAction | null
} & Pick<LifeHeadProps, 'due' | 'onAct'>) {
  // « Je continue » is said with its sum and its other answer, above.
  if (!action || action === 'continue') return null
  const label = `${ACTION_LABELS[action]}${action === 'pay' ? ` ${formatSum(due)}` : ''}`
  return (
    <p className={styles.act}>
      <Button onClick={() => onAct(action)}>{label}</Button>
    </p>
  )
}
