import { found } from '~/domain/found'
import { Refusal } from '~/domain/refusal'
import { factsErrors } from '~/domain/site/facts/facts-errors'
import { takeSiteQuestion } from '~/store/sites/site-questions'
import { keepVersion, lockedSite } from '../site/change-site-content'
import { provenSite } from '../site/proven-site'
import type { SiteActor, SiteAt } from '../site/site-at'
import { siteContent } from '../site/site-content'
import { type QuestionsDeps, readSiteQuestions } from './read-site-questions'

/** What is answered, and the question in its owner's words; null: as it was asked. */
interface SaidAnswer {
  text: string
  question: string | null
}

/**
 * Answers a question once: it becomes a fact of the firm, the site's next version, and its machine knows it from then on. The
 * same answer sent again is one.
 * @throws Refusal not-found, address-unproven, invalid-fields
 */
export async function answerSiteQuestion(
  deps: QuestionsDeps,
  by: SiteActor,
  at: SiteAt,
  number: number,
  said: SaidAnswer,
) {
  const { id } = found(await provenSite(deps, at))
  const answer = said.text.replace(/\r\n?/g, '\n').trim()
  const worded = said.question?.trim() || null
  await deps.db.transaction().execute(async trx => {
    const site = await lockedSite(deps, trx, { site: id })
    const before = await siteContent({ ...deps, db: trx }, { site: site.id }, site)
    const known = before.facts.answers ?? []
    const asked = await takeSiteQuestion(trx, site.id, number)
    if (!asked) {
      if (known.some(one => one.answer === answer && (worded === null || one.question === worded))) return
      throw new Refusal('not-found', { detail: NO_LONGER_OPEN })
    }
    const question = worded ?? asked.text
    const others = known.filter(one => one.question !== question)
    const facts = { ...before.facts, answers: [...others, { question, answer }] }
    refuseWrong(factsErrors(facts))
    const next = { ...before, facts, version: before.version + 1 }
    await keepVersion(trx, site, next, { part: 'facts', by, at: deps.clock() })
  })
  return readSiteQuestions(deps, at)
}

const NO_LONGER_OPEN =
  'Cette question n’attend plus de réponse\u00a0: quelqu’un y a répondu entre-temps, ou l’a laissée de côté.'

/** The form has two fields; how many answers there are is said beside the first. */
function refuseWrong(errors: ReturnType<typeof factsErrors>) {
  const wrong = errors.filter(({ field }) => field.startsWith('answers'))
  if (wrong.length > 0)
    throw new Refusal('invalid-fields', {
      errors: wrong.map(({ field, message }) => ({
        field: field.endsWith('.question') ? 'question' : 'text',
        message,
      })),
    })
}
