import { errorsOf, isRefusedFor, wordsOf } from '~/contract/failure'
import { type Tell, useAttempt } from '~/web/ui/forms/use-form'

const tell: Tell = error => ({ toast: wordsOf(error), errors: errorsOf(error) })

/** One of the actions that a code opens: busy, what went wrong, and back to the code when its time is over. */
export function useOwnCall(onLocked: () => void) {
  const { busy, problem, errors, attempt } = useAttempt(tell)
  const run = (work: () => Promise<unknown>) =>
    attempt(() =>
      work().catch(error => {
        if (isRefusedFor(error, 'fresh-code-needed')) onLocked()
        throw error
      }),
    )
  return { busy, problem, errors, run }
}
