import { isRefusedFor } from '~/contract/failure'
import { useAttempt } from '~/web/ui/forms/use-form'

/** One of the actions that a code opens: busy, what went wrong, and back to the code when its time is over. */
export function useOwnCall(onLocked: () => void) {
  const { busy, problem, attempt } = useAttempt()
  const run = (work: () => Promise<unknown>) =>
    attempt(() =>
      work().catch(error => {
        if (isRefusedFor(error, 'fresh-code-needed')) onLocked()
        throw error
      }),
    )
  return { busy, problem, run }
}
