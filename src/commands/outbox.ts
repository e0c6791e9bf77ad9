import { emailLabel } from '~/domain/email/email-labels'
import { fail } from '~/failure'
import { systemClock } from '~/gateways/clock'
import { type StuckItem, stuckItems } from '~/store/emails/stuck-items'
import { failingJobs, retryFailingJobs } from '~/store/jobs/jobs'
import { resendStuck } from '~/usecases/emails/resend-stuck'
import { commandConfig } from './command-config'
import { withInstallation } from './installation'
import { plainWords } from './plain-words'

/**
 * `npm run outbox [-- resend]`: messages and transmissions that wait for another try or were given up, with the server's own
 * words, and other jobs that keep failing; `resend` lets all of them be tried at once.
 */
async function main() {
  const resending = plainWords('npm run outbox [-- resend]').includes('resend')
  const { failing, items } = await withInstallation(commandConfig(), async ({ db }) => {
    const failing = await failingJobs(db)
    const items = resending ? await resendStuck({ db, clock: systemClock }) : await stuckItems(db)
    if (resending) await retryFailingJobs(db)
    return { failing, items }
  })
  for (const item of items) console.log(lineOf(item))
  for (const { task, jobs } of failing) console.log(`- ${task}: ${jobs} jobs failed three times or more`)
  const given = items.filter(({ state }) => state === 'failed').length
  console.log(
    `${items.length - given} wait for another try, ${given} were given up${resending ? '; all leave again now.' : '.'}`,
  )
}

const lineOf = (item: StuckItem) =>
  `- ${item.created_at.toISOString()} ${nameOf(item)}, tried ${item.attempts} times: ${item.last_error ?? 'no reason is known'}`

const nameOf = (item: StuckItem) =>
  item.about === 'email'
    ? `« ${emailLabel(item.kind)} » to ${item.recipient}`
    : `dossier to ${item.body_name}`

main().catch(fail)
