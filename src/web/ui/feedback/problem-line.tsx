import { Button } from '../actions/button'

interface ProblemLineProps {
  /** Nothing is shown while there are none. */
  words: string | false | null | undefined
  className?: string | undefined
  /** Tries once more, where that can help. */
  again?: (() => unknown) | null
}

/** What went wrong, read out as soon as it stands there. */
export function ProblemLine({ words, className = 'error-text', again }: ProblemLineProps) {
  if (!words) return null
  return (
    <p role="alert" className={className}>
      {words}
      {again && ' '}
      {again && (
        <Button look="second" size="small" onClick={() => void again()}>
          Réessayer
        </Button>
      )}
    </p>
  )
}
