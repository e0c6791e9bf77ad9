import type { Aid } from '~/domain/aids/aid'
import { departmentFlaws } from '~/domain/aids/aid-flaws'
import { type AidVerdict, judgeAid } from '~/domain/aids/judge-aid'
import { ruleProblems } from '~/domain/aids/rule-problems'
import type { SimulatorAnswers } from '~/domain/eligibility/answers'
import { Refusal } from '~/domain/refusal'
import { parisDay } from '~/domain/text/french'
import type { Deps } from '../ground/deps'

/**
 * What an aid would answer to somebody, before it is saved: as if its source had been read today.
 * @throws Refusal invalid-fields when a rule cannot be trusted, or a department is none
 */
export function tryAid(
  { clock }: Pick<Deps, 'clock'>,
  { departments, territory, conditions }: Pick<Aid, 'departments' | 'territory' | 'conditions'>,
  answers: SimulatorAnswers,
): AidVerdict {
  const errors = [...departmentFlaws({ departments }), ...ruleProblems(conditions)]
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
  const today = parisDay(clock())
  return judgeAid(
    { departments, territory, conditions, status: 'open', checked_on: today, ends_on: null },
    answers,
    today,
  )
}
