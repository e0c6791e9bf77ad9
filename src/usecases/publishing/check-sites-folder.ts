import { randomId } from '~/domain/access/random-id'
import { Refusal } from '~/domain/refusal'
import { lockSetting, readSetting, writeSetting } from '~/store/operation/settings'
import type { Deps } from '../ground/deps'

type FolderDeps = Pick<Deps, 'db' | 'sitesFolder'>

/** Whose SITES_DIR is: `ours`, not marked by anybody yet (`new`), or another one than the other copies write in (`apart`). */
export async function sitesFolderState({ db, sitesFolder }: FolderDeps): Promise<'ours' | 'new' | 'apart'> {
  const [known, found] = await Promise.all([readSetting(db, 'sites_mark'), sitesFolder.mark()])
  if (known === undefined) return 'new'
  return known === found ? 'ours' : 'apart'
}

/**
 * Makes sure that SITES_DIR is the one folder that all copies share: the first publication marks it. A copy with a folder of
 * its own would publish what no other one serves. @throws Refusal sites-apart
 */
export async function checkSitesFolder(deps: FolderDeps) {
  const state = await sitesFolderState(deps)
  if (state === 'ours') return
  const together = await deps.db.transaction().execute(async trx => {
    const known = await lockSetting(trx, 'sites_mark')
    if (known !== undefined) return known === (await deps.sitesFolder.mark())
    const mark = (await deps.sitesFolder.mark()) ?? randomId()
    await deps.sitesFolder.setMark(mark)
    await writeSetting(trx, 'sites_mark', mark)
    return true
  })
  if (!together) throw new Refusal('sites-apart')
}
