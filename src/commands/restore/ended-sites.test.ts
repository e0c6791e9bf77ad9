import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '~/config'
import { openBackupFolder } from '~/gateways/backup/backup-folder'
import { purgeEndedSites } from '~/usecases/closing/purge-ended-sites'
import { backUp, folderOfItsOwn } from '../../../tests/support/backup'
import { emptyDatabaseAddress } from '../../../tests/support/database'
import { startOn } from '../../../tests/support/in-process'
import { SAMPLE_SEAL, sampleSealer } from '../../../tests/support/papers'
import { publishedSite } from '../../../tests/support/published-site'
import { visit } from '../../../tests/support/visit'
import { restoreInto, stonesOf } from './restore-into'

const SEAL = { SEAL_CERTIFICATE: join(SAMPLE_SEAL, 'seal.pem'), SEAL_KEY: join(SAMPLE_SEAL, 'seal.key') }
const DAY = 86_400_000

test('a site that was ended since the copy stays ended where the copy comes back, one that came back stays up, one that went is gone', async () => {
  await sampleSealer()
  const { site, admin, own, host } = await publishedSite()
  const copies = await folderOfItsOwn()
  const first = await backUp(site, copies)

  /** What the first copy brings back with the list that lies beside it now: what a host leads to, before any start. */
  async function comesBack() {
    const env = { DATA_DIR: await folderOfItsOwn(), DATABASE_URL: await emptyDatabaseAddress() }
    const settings = { ...env, ...SEAL, FILES_KEY: site.filesKey, COMPANY_REGISTRY_URL: 'off' }
    const config = readConfig({ ...settings, LOG_LEVEL: 'silent' })
    const copy = await openBackupFolder(first.folder, null)
    const stones = [...(await stonesOf(first.folder, undefined)).values()]
    await restoreInto(config, copy, stones)
    const root = join(env.DATA_DIR, 'sites')
    const shown = await readlink(join(root, 'sites', own.site, 'current')).catch(() => null)
    return { shown, hosts: await readdir(join(root, 'hosts')), settings }
  }

  await admin.teamEndSite({ params: own })
  await backUp(site, copies)
  const ended = await comesBack()
  expect(ended).toMatchObject({ shown: expect.stringMatching(/^ended-/), hosts: [host] })
  const again = await startOn({ ...ended.settings, ROLE: 'web' })
  expect((await visit(again.url, host)).status).toBe(410)
  const row = await again.deps.db.selectFrom('sites').selectAll().executeTakeFirstOrThrow()
  expect(row.ended_at).not.toBeNull()

  await admin.takeBackEnding({ params: own })
  await backUp(site, copies)
  expect(await comesBack()).toMatchObject({ shown: expect.stringMatching(/^1-/), hosts: [host] })

  await admin.teamEndSite({ params: own })
  await purgeEndedSites(site.at(new Date(Date.now() + 31 * DAY)))
  await backUp(site, copies)
  expect(await comesBack()).toMatchObject({ shown: null, hosts: [] })
})
