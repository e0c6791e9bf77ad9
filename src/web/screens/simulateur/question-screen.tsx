import { ArrowLeft, ArrowRight } from 'lucide-react'
import { UNKNOWN } from '~/domain/eligibility/answers'
import { type Choice, chosen, questions } from '~/domain/eligibility/questions'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { TextField } from '~/web/ui/forms/text-field'
import { ProgressSteps } from '~/web/ui/paper/progress-steps'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import styles from './question-screen.module.css'
import { type RefusedSiret, SiretFirst } from './siret-first'
import { addressOf, isFirstOpen, type Visit } from './visit'

type AtQuestion = Extract<Visit, { at: 'question' }>

interface QuestionScreenProps {
  visit: AtQuestion
  /** The SIRET that was given, and why it led nowhere. */
  refused?: RefusedSiret | undefined
}

/**
 * One question: its choices are large sheets, and to press one is to answer. What was answered before is kept in the
 * form; who revises walks on from there, who answers for the first time goes to what is still to be asked.
 */
export function QuestionScreen({ visit: { index, answers, problem }, refused }: QuestionScreenProps) {
  const question = questions[index]
  if (!question) return null
  const typed = question.name === 'code-postal'
  const first = index === 0
  const kept = Object.entries(answers).filter(([name]) => name !== question.name)
  const id = `${question.name}-titre`
  return (
    <div className="stack-24">
      <ProgressSteps noun="Question" current={index + 1} total={questions.length} />
      {problem && <ErrorSummary errors={[{ field: `${question.name}-0`, message: problem }]} />}
      <div>
        <h1 id={id}>
          <KeepTogether>{question.title}</KeepTogether>
        </h1>
        <p id={`${question.name}-aide`} className={styles.hint}>
          {question.hint}
        </p>
      </div>
      {first && <SiretFirst refused={refused} later="reponses" />}
      <form id="reponses" action="/simulateur" method="get" noValidate className="stack-24">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {!isFirstOpen(answers, index) && <input type="hidden" name="etape" value={index + 2} />}
        <fieldset aria-labelledby={id} aria-describedby={`${question.name}-aide`}>
          {typed ? (
            <PostalCode value={answers['code-postal']} problem={problem} />
          ) : (
            <Choices
              name={question.name}
              choices={first ? question.choices.slice(1) : question.choices}
              picked={chosen(question, answers[question.name])}
              given={answers[question.name]}
            />
          )}
        </fieldset>
        <div className={styles.ways}>
          {typed && (
            <>
              <Button type="submit">
                Continuer
                <ArrowRight aria-hidden size={20} />
              </Button>
              <ButtonLink
                to={addressOf(
                  { ...answers, 'code-postal': UNKNOWN },
                  isFirstOpen(answers, index) ? null : index + 1,
                )}
                look="quiet"
              >
                Continuer sans le dire
              </ButtonLink>
            </>
          )}
          {!first && (
            <ButtonLink to={addressOf(answers, index - 1)} look="quiet" icon={ArrowLeft}>
              Question précédente
            </ButtonLink>
          )}
        </div>
      </form>
      <p className={styles.note}>
        Vos réponses restent dans l’adresse de cette page&nbsp;: nous ne les enregistrons pas. Service privé,
        non affilié à l’État.
      </p>
    </div>
  )
}

interface ChoicesProps {
  name: string
  choices: readonly Choice[]
  picked: Choice | undefined
  /** A number typed in the address stays what it is, under the range that holds it. */
  given: string | undefined
}

/** To press is to answer: nothing else is asked here. */
function Choices({ name, choices, picked, given }: ChoicesProps) {
  return (
    <div className="stack-12">
      {choices.map(({ value, label }, position) => {
        const mine = picked?.value === value
        return (
          <button
            key={value}
            type="submit"
            id={`${name}-${position}`}
            name={name}
            value={mine ? given : value}
            aria-current={mine || undefined}
            className={styles.choice}
          >
            {label}
            {mine && <span className="second-text small-text unbold">Votre réponse</span>}
            <ArrowRight aria-hidden size={20} />
          </button>
        )
      })}
    </div>
  )
}

/** Typed, since a list of all towns helps nobody. */
function PostalCode({ value, problem }: { value: string | undefined; problem: string | null }) {
  return (
    <TextField
      id="code-postal-0"
      name="code-postal"
      label="Code postal"
      hint="Cinq chiffres, celui de l’établissement."
      defaultValue={value === UNKNOWN ? '' : value}
      error={problem ?? undefined}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={7}
    />
  )
}
