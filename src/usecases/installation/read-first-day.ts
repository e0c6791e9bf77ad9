import {
  accountsGap,
  aidBodiesGap,
  backupGap,
  FIRST_DAY_STEPS,
  type FirstDayGap,
  type FirstDayStep,
  identityGap,
} from '~/domain/first-day'
import { listAccounts } from '~/store/access/accounts'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

type FirstDayDeps = Pick<Deps, 'db' | 'clock' | 'agency' | 'mailer' | 'mailRecords' | 'aidBodies'>

/** What of the first day is done, as `npm run doctor` finds it; with the sentences of the DNS where mail would not arrive. */
export async function readFirstDay(deps: FirstDayDeps) {
  const { db, clock, agency, aidBodies } = deps
  const [mail, accounts, backupAt] = await Promise.all([
    mailGap(deps),
    listAccounts(db),
    readSetting(db, 'last_backup_at'),
  ])
  const gaps: Record<FirstDayStep, FirstDayGap | null> = {
    identity: identityGap(agency),
    mail: mail.gap,
    accounts: accountsGap(accounts),
    backup: backupGap(backupAt ?? undefined, clock()),
    'aid-bodies': aidBodiesGap(aidBodies.all),
  }
  return {
    steps: FIRST_DAY_STEPS.map(step => ({
      step,
      gap: gaps[step],
      details: step === 'mail' ? mail.details : [],
    })),
  }
}

/** Whether messages leave, reach their server, and are believed by those who receive them. */
async function mailGap({
  mailer,
  mailRecords,
}: Pick<Deps, 'mailer' | 'mailRecords'>): Promise<{ gap: FirstDayGap | null; details: string[] }> {
  if (!mailer.leaves) return { gap: 'no-mail-leaves', details: [] }
  const reached = await mailer.check().then(
    () => true,
    () => false,
  )
  if (!reached) return { gap: 'mail-server', details: [] }
  const details = (await mailRecords()).flatMap(({ sentence }) => sentence ?? [])
  return { gap: details.length > 0 ? 'mail-records' : null, details }
}
