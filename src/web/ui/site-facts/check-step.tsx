import { Button } from '../actions/button'
import type { Site } from './site-calls'
import styles from './site-facts.module.css'
import { type FactsStep, STEP_TITLES, stepOf } from './steps'

/** What is missing, the needed first, each with the way to it. */
export function CheckStep({
  problems,
  onGo,
}: {
  problems: Site['problems']
  onGo: (step: FactsStep, place: string) => void
}) {
  const needed = problems.filter(problem => problem.needed)
  const wished = problems.filter(problem => !problem.needed && stepOf(problem.place))
  return (
    <>
      <p role="status">
        <strong>
          {needed.length === 0
            ? 'Tout ce qu’il faut est là\u00a0: nous créons votre site.'
            : 'Il manque encore ceci\u00a0:'}
        </strong>
      </p>
      <Problems problems={needed} onGo={onGo} />
      {wished.length > 0 && (
        <>
          <p>Votre site en dirait plus avec&nbsp;:</p>
          <Problems problems={wished} onGo={onGo} />
        </>
      )}
    </>
  )
}

function Problems({
  problems,
  onGo,
}: {
  problems: Site['problems']
  onGo: (step: FactsStep, place: string) => void
}) {
  if (problems.length === 0) return null
  return (
    <ul className={`stack-8 ${styles.problems}`}>
      {problems.map(({ place, sentence }) => {
        const step = stepOf(place)
        return (
          <li key={`${place} ${sentence}`}>
            {sentence}{' '}
            {step && (
              <Button look="quiet" size="small" onClick={() => onGo(step, place)}>
                Y aller<span className="visually-hidden">{`\u00a0: ${STEP_TITLES[step]}`}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
