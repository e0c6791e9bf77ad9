import { type ReactNode, useState } from 'react'
import type { Situation } from '~/domain/situation/situation'
import type { NextAction } from '~/domain/situation/situation-words'
import { ACTION_LABELS, nextAction, SITUATION_WORDS } from '~/domain/situation/situation-words'
import { formatShortMoment, formatSum } from '~/domain/text/french'
import { readDraft, writeDraft } from '~/web/form-draft'
import { useSite } from '~/web/site'
import { Button } from '~/web/ui/actions/button'
import { PersonLine } from '~/web/ui/frame/person-line'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import type { OwnSettlementState } from '../signing/own-settlement-state'
import type { DossierState } from '../state'
import styles from './life.module.css'
import { STAMPS } from './stamps'

interface LifeHeadProps {
  dossier: DossierState
  situation: Situation | null
  /** What is still to be transferred, in euros. */
  due: number
  /** What was granted, once it was told. */
  grant: OwnSettlementState['grant'] | null
  /** Opens the sheet that holds what the action asks, and leads there. */
  onAct: (action: Exclude<NextAction, 'continue'>) => void
  /** The choice that a partial grant asks for: it is said here, with its two answers. */
  choice: ReactNode
}

/** The cover: whose dossier it is, where it stands, the one thing to do next, and who answers. */
export function LifeHead({ dossier, situation, due, grant, onAct, choice }: LifeHeadProps) {
  const { emails_leave } = useSite()
  const words = situation && SITUATION_WORDS[situation]
  const stamp = situation && STAMPS[situation]
  const [falls] = useState(() => fallsNow(dossier.id, situation))
  return (
    <Sheet under={['jaune', 'bleu']} className={styles.head}>
      <div className={styles.whose}>
        <p className={styles.company}>{dossier.company_name}</p>
        <p className="second-text">
          Dossier <span className="code">{dossier.invoice_number}</span>
        </p>
      </div>
      {stamp && (
        <div className={styles.stamp}>
          <Stamp says={stamp.says} lands={falls} below={situation && sealedAt(dossier, situation)}>
            {stamp.words}
          </Stamp>
        </div>
      )}
      {words && (
        <div className={`stack-12 ${styles.stands}`}>
          {grant && GRANTED.has(situation) && (
            <p className={styles.granted}>
              {formatSum(grant.amount)} <span>accordés par {grant.body}</span>
            </p>
          )}
          <p className={styles.sentence}>
            <KeepTogether>{words.stands}</KeepTogether>
          </p>
          <p>{(!emails_leave && words.here) || words.ahead}</p>
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

/** Where the grant is the news. */
const GRANTED = new Set<Situation>(['choosing', 'to-answer'])

/** The seal bears its time until there is other news. */
const sealedAt = ({ signature_timestamp: at }: DossierState, situation: Situation) =>
  at && (situation === 'to-transmit' || situation === 'examined') ? formatShortMoment(new Date(at)) : null

/** A stamp falls once; whoever comes back finds it where it lies. Kept by this tab alone. */
function fallsNow(id: string, situation: Situation | null): boolean {
  if (readDraft('stamps')[id] === situation) return false
  writeDraft('stamps', JSON.stringify({ ...readDraft('stamps'), [id]: situation }))
  return true
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
