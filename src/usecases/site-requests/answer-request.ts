import { found } from '~/domain/found'
import { WRITTEN_AS } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { neededError } from '~/domain/site/facts/text-errors'
import { LONGEST_ANSWER, MOST_ANSWERS } from '~/domain/site/online/site-request'
import { typedText } from '~/domain/text/typed-text'
import { wrongField } from '~/domain/wrong-field'
import { spendBudget } from '~/store/access/budgets'
import type { Db } from '~/store/database/database'
import { inTransaction } from '~/store/database/in-transaction'
import { answersOfRequest, insertSiteAnswer } from '~/store/sites/site-answers'
import { lockSiteRequest } from '~/store/sites/site-requests'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt, SiteDeps } from '../site/site-at'
import { openRequest, readSiteRequests } from './read-site-requests'

type AnswerDeps = SiteDeps & Pick<Deps, 'rateLimits'>

/**
 * Answers a request by e-mail, from our mailer, so that what is replied reaches the owner: three times at most, and within
 * what the recipient's mailbox takes in a day, since nobody has proven that it is the visitor's. The same words sent again
 * right after are one answer.
 * @throws Refusal not-found, address-unproven, invalid-fields, transition-forbidden, too-many-requests
 */
export async function answerRequest(
  deps: AnswerDeps,
  by: SiteActor,
  at: SiteAt,
  number: number,
  typed: string,
) {
  const { id } = found(await provenSite(deps, at))
  const text = typedText(typed)
  const message =
    text === '' ? 'Écrivez votre réponse.' : neededError(text.replace(/\n/g, ' '), LONGEST_ANSWER)
  if (message) throw wrongField('text', message)
  const sealed = await deps.encryptedFiles.sealText(text)
  await inTransaction(deps.db, async trx => {
    const request = found(await lockSiteRequest(trx, id, number))
    const { email: recipient } = await openRequest(deps, request)
    if (recipient === '') throw forbidden('Cette personne n’a pas laissé d’e-mail\u00a0: appelez-la.')
    const before = await answersOfRequest(trx, id, number)
    const last = before.at(-1)
    if (last && (await deps.encryptedFiles.openText(last.sealed)) === text) return
    if (before.length >= MOST_ANSWERS)
      throw forbidden(
        'Trois réponses sont déjà parties\u00a0: continuez dans votre messagerie, ou par téléphone.',
      )
    await keepWithinMailbox(deps, trx, recipient)
    const rank = before.length + 1
    await insertSiteAnswer(trx, {
      ...{ site_id: id, number, rank, sealed, answered_at: deps.clock() },
      ...{ actor: WRITTEN_AS[by.kind], account_id: by.kind === 'account' ? by.id : null },
    })
    await queueEmail(trx, deps, { kind: 'site-answer', recipient, data: { site: id, number, rank }, by })
  })
  return readSiteRequests(deps, at)
}

const forbidden = (detail: string) => new Refusal('transition-forbidden', { detail })

async function keepWithinMailbox({ rateLimits, clock }: AnswerDeps, trx: Db, recipient: string) {
  if (!rateLimits) return
  const spender = { key: recipient.toLowerCase(), network: null }
  const { within } = await spendBudget(trx, 'site-answer-recipient', spender, clock())
  if (!within) throw new Refusal('too-many-requests', { retryAfter: 3_600 })
}
