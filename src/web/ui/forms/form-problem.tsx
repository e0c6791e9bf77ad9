import { Button } from '../actions/button'

interface FormProblemProps {
  /** Nothing is shown when empty. */
  problem: string
  /** No answer came: the same can be sent again as it stands. */
  silent: boolean
  className: string | undefined
}

/** In a form, why it was not sent; after silence, with the button that sends it once more. */
export function FormProblem({ problem, silent, className }: FormProblemProps) {
  if (!problem) return null
  return (
    <p role="alert" className={className}>
      {problem}{' '}
      {silent && (
        <Button type="submit" look="second" size="small">
          Réessayer
        </Button>
      )}
    </p>
  )
}
