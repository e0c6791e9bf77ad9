import { type AnswerName, type AnswerWords, purposes, rangeEnds, trades } from '../eligibility/answers'

/** Beyond, a rule asks too many things at once to be looked over: it is cut into several conditions. */
const MOST_SITUATIONS = 1_000

/** Answers on both sides of each limit that the rule names. */
export function samplesOf(name: AnswerName, written: string): string[] {
  if (name === 'france' || name === 'situation') return ['oui', 'non']
  if (name === 'metier') return [...trades]
  if (name === 'projet') return [...purposes]
  if (name === 'code-postal') {
    const named = [...written.matchAll(/'(\d{2,3}|2[AB])'/g)].map(([, code = '']) => postalCodeIn(code))
    return [...new Set([...named, '69001', '75001'])]
  }
  const limits = [...written.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const near = limits.flatMap(limit => [limit - 1, limit, limit + 1]).filter(value => value >= 0)
  const ends: readonly number[] = rangeEnds[name]
  return [...new Set([0, ...near, ends.at(-1) ?? 0])].map(String)
}

const postalCodeIn = (department: string) =>
  department === '2A' || department === '2B'
    ? department === '2A'
      ? '20000'
      : '20200'
    : department.padEnd(5, '0')

export function combinations(
  asked: AnswerName[],
  samples: Partial<Record<AnswerName, string[]>>,
): AnswerWords[] | null {
  const count = asked.reduce((total, name) => total * (samples[name]?.length ?? 1), 1)
  if (count > MOST_SITUATIONS) return null
  return asked.reduce<AnswerWords[]>(
    (all, name) => all.flatMap(words => (samples[name] ?? []).map(value => ({ ...words, [name]: value }))),
    [{}],
  )
}
