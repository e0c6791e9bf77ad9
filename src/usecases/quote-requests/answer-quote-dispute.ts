import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { typedText } from '~/domain/text/typed-text'
import { findQuoteDispute, updateQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { lockQuoteRequestOfHolder } from '~/store/quote-requests/quote-requests'
import type { Deps } from '../ground/deps'

/**
 * What the asker says to a dispute of the client, once, while it is open: the team reads both. The same words again are those.
 * @throws Refusal not-found, dispute-closed
 */
export async function answerQuoteDispute({ db }: Pick<Deps, 'db'>, holderId: string, words: string) {
  await db.transaction().execute(async trx => {
    const request = found(await lockQuoteRequestOfHolder(trx, holderId))
    const dispute = found(await findQuoteDispute(trx, request.id))
    const said = typedText(words)
    if (dispute.asker_words === said) return
    if (dispute.decided_at || dispute.asker_words !== null) throw new Refusal('dispute-closed')
    await updateQuoteDispute(trx, request.id, { asker_words: said })
  })
}
