import { appVersion } from '~/config/app-root'
import { ALERT_LABELS } from '~/domain/alert'
import { isOneOf, keysOf } from '~/domain/closed-list'
import { readDatabaseState } from '~/store/database/database-state'
import { readAlerts } from '~/store/operation/alerts'
import { readSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

/** The state of the machine room, for the system box of the dashboard. */
export async function readSystem({ db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>) {
  const { version, bytes, waiting, failed } = await readDatabaseState(db)
  const check = await readSetting(db, 'paper_check')
  return {
    version: appVersion,
    database_version: version,
    database_bytes: bytes,
    free_bytes: await encryptedFiles.freeBytes(),
    queue_waiting: waiting,
    queue_failed: failed,
    alerts: (await readAlerts(db)).flatMap(({ name, detail, urgent }) =>
      isOneOf(keysOf(ALERT_LABELS), name) ? [{ label: ALERT_LABELS[name], detail, urgent }] : [],
    ),
    last_backup_at: (await readSetting(db, 'last_backup_at')) ?? null,
    last_paper_check: check ? { at: check.at, papers: check.papers, flaws: check.flaws } : null,
  }
}
