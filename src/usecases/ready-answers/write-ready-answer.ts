import { randomId } from '~/domain/access/random-id'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { ANSWER_LIMITS } from '~/domain/ready-answers/answer-limits'
import { unknownWords } from '~/domain/ready-answers/answer-words'
import { Refusal } from '~/domain/refusal'
import { formatWhole } from '~/domain/text/french'
import { wrongField } from '~/domain/wrong-field'
import type { Db } from '~/store/database/database'
import { insertReadyAnswer, lockAnswers } from '~/store/emails/ready-answers'
import { noteEvent } from '~/store/events/events'
import { refuseStrangeAddresses } from '../email-paragraphs/write-paragraph'
import type { Deps } from '../ground/deps'
import { currentAnswers, type ReadyAnswer } from './current-answers'

type WritingDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'publicUrl'>

interface Typed {
  title: string
  text: string
}

/** Keeps a new answer ready; the same title and words again are no second one. @returns its id @throws Refusal invalid-fields */
export const createReadyAnswer = (deps: WritingDeps, by: AccountActor, typed: Typed): Promise<string> =>
  changing(deps, async (trx, ready) => {
    const { title, text } = checked(deps, typed, ready, null)
    const same = ready.find(one => one.title === title && one.text === text)
    if (same) return same.id
    if (ready.length >= ANSWER_LIMITS.answers)
      throw wrongField(
        'title',
        `${ANSWER_LIMITS.answers}\u00a0réponses prêtes au plus\u00a0: retirez-en une d’abord.`,
      )
    const id = randomId()
    await write(trx, deps, by, { id, title, text })
    return id
  })

/**
 * Changes an answer; what it said stays among its versions. The same words again are none.
 * @throws Refusal not-found, invalid-fields, content-changed where somebody changed it since `version`
 */
export const changeReadyAnswer = (
  deps: WritingDeps,
  by: AccountActor,
  id: string,
  { version, ...typed }: Typed & { version: number },
): Promise<void> =>
  changing(deps, async (trx, ready) => {
    const before = found(ready.find(one => one.id === id))
    const { title, text } = checked(deps, typed, ready, id)
    if (before.title === title && before.text === text) return
    if (before.version !== version)
      throw changed('Relisez la sienne avant de la changer\u00a0: vos mots sont gardés.')
    await write(trx, deps, by, { id, title, text })
  })

/**
 * Takes an answer out of what is offered; one that is out already is no error.
 * @throws Refusal content-changed where somebody changed it since `version`
 */
export const withdrawReadyAnswer = (
  deps: WritingDeps,
  by: AccountActor,
  id: string,
  { version }: { version?: number | undefined } = {},
): Promise<void> =>
  changing(deps, async (trx, ready) => {
    const before = ready.find(one => one.id === id)
    if (!before) return
    if (version !== undefined && before.version !== version)
      throw changed('Relisez la sienne avant de la retirer.')
    const at = deps.clock()
    const { title, text } = before
    await insertReadyAnswer(trx, { answer: id, title, text, withdrawn: true, account_id: by.id, at })
    await noteEvent(trx, by, at, { type: 'ready-answer-withdrawn', data: { ready_answer: id } })
  })

const changed = (then: string) =>
  new Refusal('content-changed', { detail: `Quelqu’un a changé cette réponse entre-temps. ${then}` })

/** One after the other: two that write at once each see what the other wrote. */
const changing = <Result>(
  { db }: WritingDeps,
  change: (trx: Db, ready: ReadyAnswer[]) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async trx => {
    await lockAnswers(trx)
    return change(trx, await currentAnswers(trx))
  })

async function write(
  trx: Db,
  { clock }: WritingDeps,
  by: AccountActor,
  { id, ...words }: Typed & { id: string },
) {
  const at = clock()
  await insertReadyAnswer(trx, { answer: id, ...words, withdrawn: false, account_id: by.id, at })
  await noteEvent(trx, by, at, { type: 'ready-answer-written', data: { ready_answer: id } })
}

/** @throws Refusal invalid-fields */
function checked(deps: WritingDeps, typed: Typed, ready: readonly ReadyAnswer[], own: string | null): Typed {
  const [title, text] = [typed.title.trim(), typed.text.trim()]
  if (title === '' || title.length > ANSWER_LIMITS.title)
    throw wrongField('title', `Donnez-lui un titre, de ${ANSWER_LIMITS.title}\u00a0caractères au plus.`)
  if (text === '' || text.length > ANSWER_LIMITS.text)
    throw wrongField(
      'text',
      `Écrivez la réponse, en ${formatWhole(ANSWER_LIMITS.text)}\u00a0caractères au plus.`,
    )
  if (ready.some(one => one.title === title && one.id !== own && one.text !== text))
    throw wrongField('title', 'Une autre réponse a déjà ce titre.')
  const [unknown] = unknownWords(text)
  if (unknown)
    throw wrongField(
      'text',
      `${unknown} n’est pas un mot du dossier\u00a0: prenez-en un de la liste, ou retirez-le.`,
    )
  refuseStrangeAddresses(deps, text)
  return { title, text }
}
