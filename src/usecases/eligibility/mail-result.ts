import { isFinished } from '~/domain/eligibility/answers'
import { broughtAnswers } from '~/domain/eligibility/brought-answers'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { canBeEmail } from '~/domain/text/can-be-email'
import { wrongField } from '~/domain/wrong-field'
import type { Deps } from '../ground/deps'
import { queueEmail } from '../outbox/queue-email'

/**
 * « Recevoir ce résultat par e-mail »: queues one message made of the answers' closed values, so that nobody's own
 * words travel in it. Address and answers go once it has left, or cannot (`isKept`).
 * @throws Refusal no-email-leaves, invalid-fields
 */
export async function mailResult(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer'>,
  by: ClientActor,
  input: { email: string; answers: Record<string, string> },
) {
  if (!deps.mailer.leaves) throw new Refusal('no-email-leaves')
  const [recipient, answers] = [input.email.trim(), broughtAnswers(input.answers)]
  if (!canBeEmail(recipient))
    throw wrongField('email', 'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.')
  if (!isFinished(answers)) throw wrongField('answers', 'Le test n’est pas terminé.')
  await deps.db
    .transaction()
    .execute(trx => queueEmail(trx, deps, { kind: 'simulator-result', recipient, data: { answers }, by }))
}
