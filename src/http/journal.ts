import type { journalCalls } from '~/contract/journal'
import type { Deps } from '~/usecases/deps'
import { resendEmail } from '~/usecases/emails/resend-email'
import type { Handlers } from './register'

/** The calls of the journal (DECISIONS.md section 2). */
export function journalHandlers(deps: Deps): Pick<Handlers, keyof typeof journalCalls> {
  return {
    resendEmail: ({ params }) => resendEmail(deps, params.id),
  }
}
