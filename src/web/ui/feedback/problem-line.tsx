interface ProblemLineProps {
  /** Nothing is shown while there are none. */
  words: string | null | undefined
  className?: string | undefined
}

/** What went wrong, read out as soon as it stands there. */
export function ProblemLine({ words, className = 'error-text' }: ProblemLineProps) {
  if (!words) return null
  return (
    <p role="alert" className={className}>
      {words}
    </p>
  )
}
