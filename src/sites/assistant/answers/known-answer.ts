import { capital } from '~/domain/text/french'
import { isAlike } from '../question/alike'
import type { Firm } from '../question/firm'
import { readFor } from '../question/question-text'
import type { AnswerPart, Asked } from './answer'
import { quoted } from './quotes'

const kept = new WeakMap<Firm, { read: string; part: AnswerPart }[]>()

/** What the firm answered to another visitor who asked the same, quoted with the question that it was an answer to. */
export function knownAnswer({ firm, text }: Asked): AnswerPart | null {
  return answersOf(firm).find(({ read }) => isAlike(read, text))?.part ?? null
}

function answersOf(firm: Firm) {
  const known = kept.get(firm)
  if (known) return known
  const answers = (firm.facts.answers ?? []).map(({ question, answer }, at) => ({
    read: readFor(firm, question),
    part: {
      kind: 'service' as const,
      text: quoted({ fact: '', title: capital(question), text: answer.replace(/\s*\n\s*/g, ' ') }),
      facts: [`answers.${at}`],
    },
  }))
  kept.set(firm, answers)
  return answers
}
