import { ArrowLeft, ArrowRight } from 'lucide-react'
import { UNKNOWN } from '~/domain/eligibility/answers'
import { Button, ButtonLink } from '~/web/ui/actions/button'
import { ErrorSummary } from '~/web/ui/forms/error-summary'
import { TextField } from '~/web/ui/forms/text-field'
import { ProgressSteps } from '~/web/ui/paper/progress-steps'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import { chosen, questions } from '~/web/ui/simulator/questions'
import styles from './question-screen.module.css'
import { addressOf, type Visit } from './visit'

type AtQuestion = Extract<Visit, { at: 'question' }>

/** One question: its choices as large sheets to press, what was answered before kept in the form. */
export function QuestionScreen({ visit: { index, answers, problem } }: { visit: AtQuestion }) {
  const question = questions[index]
  if (!question) return null
  const picked = chosen(question, answers[question.name])
  const kept = Object.entries(answers).filter(([name]) => name !== question.name)
  return (
    <form action="/simulateur" method="get" noValidate className={styles.form}>
      <ProgressSteps noun="Question" current={index + 1} total={questions.length} />
      {problem && <ErrorSummary errors={[{ field: `${question.name}-0`, message: problem }]} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="etape" value={index + 2} />
      <fieldset aria-describedby={`${question.name}-aide`}>
        <legend className={styles.legend}>
          <h1 className={styles.title}>
            <KeepTogether>{question.title}</KeepTogether>
          </h1>
        </legend>
        <p id={`${question.name}-aide`} className={styles.hint}>
          {question.hint}
        </p>
        {question.name === 'code-postal' && <PostalCode value={answers['code-postal']} problem={problem} />}
        <div className={styles.choices}>
          {question.choices.map(({ value, label }, position) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                id={`${question.name}-${position}`}
                name={question.name}
                // A number typed in the address stays what it is, under the range that holds it.
                value={picked?.value === value ? answers[question.name] : value}
                defaultChecked={picked?.value === value}
                aria-invalid={problem ? true : undefined}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.ways}>
        <Button type="submit">
          {index === questions.length - 1 ? 'Voir le résultat' : 'Continuer'}
          <ArrowRight aria-hidden size={20} />
        </Button>
        {question.name === 'code-postal' && (
          <ButtonLink to={addressOf({ ...answers, 'code-postal': UNKNOWN }, index + 1)} look="quiet">
            Continuer sans le dire
          </ButtonLink>
        )}
        {index > 0 && (
          <ButtonLink
            to={addressOf(answers, index - 1)}
            look="quiet"
            icon={<ArrowLeft aria-hidden size={20} />}
          >
            Question précédente
          </ButtonLink>
        )}
      </div>
      <p className={styles.note}>
        Vos réponses restent dans l’adresse de cette page : nous ne les enregistrons pas. Service privé, non
        affilié à l’État.
      </p>
    </form>
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
