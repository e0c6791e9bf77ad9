import type { Range, SimulatorAnswers } from '../eligibility/answers'
import type { Variable } from './aid-variables'

/** An amount, of which the simulator often knows the two ends only. */
export const isRange = (name: Variable) =>
  name === 'effectif' || name === "chiffre d'affaires" || name === 'bilan'

/** Each corner of what the answers allow of these variables; what is unknown is left out. */
export function situations(
  answers: SimulatorAnswers,
  names: readonly Variable[],
): Record<string, string | number>[] {
  const known: Record<string, string> = {}
  const tell = (name: Variable, value: string | null) => {
    if (value !== null && names.includes(name)) known[name] = value
  }
  tell('immatriculée', yesNo(answers.registeredInFrance))
  tell('à jour', yesNo(answers.upToDate))
  tell('département', quoted(answers.department))
  tell('métier', quoted(answers.trade))
  tell('projet', quoted(answers.purpose))
  const ranges: [Variable, Range | null][] = [
    ['effectif', answers.staff],
    ["chiffre d'affaires", answers.turnover],
    ['bilan', answers.balanceSheet],
  ]
  return corners(ranges.filter(([name]) => names.includes(name))).map(corner => ({ ...known, ...corner }))
}

function corners(ranges: [Variable, Range | null][]): Record<string, number>[] {
  return ranges.reduce<Record<string, number>[]>(
    (all, [name, range]) =>
      range === null
        ? all
        : all.flatMap(corner =>
            [...new Set([range.least, range.most])].map(end => ({ ...corner, [name]: end })),
          ),
    [{}],
  )
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'oui' : 'non')

const quoted = (value: string | null) => (value === null ? null : `'${value}'`)
