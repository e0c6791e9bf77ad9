import { expect, test } from 'vitest'
import { lockDossier, updateDossier } from '~/store/dossiers/dossiers'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { company } from '../../../tests/support/dossiers/path'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { submitCompany } from '../company/submit-company'
import { writeToTeam } from '../messages/write-to-team'
import { askCallBack, readCallBack } from './call-back'
import { writeWord } from './write-word'

test('asking to be called back and writing to the team keep a dossier from its purge', async () => {
  const { deps, leftAt } = await siteInTime()
  const { db } = deps
  const { id: key } = await submitCompany(deps, CLIENT, company, null)
  const long = new Date('2025-01-01T10:00:00Z')
  const dossier = await lockDossier(db, key)
  const asked = {
    ...{ status: 'Incomplet' as const, requested_documents: ['rib' as const] },
    ...{ request_reason: 'Illisible.', requested_at: long },
  }
  if (dossier) await updateDossier(db, dossier, asked, long)
  const active = async (act: () => Promise<unknown>) => {
    await leftAt(key, long)
    await act()
    const { last_activity_at } = await db
      .selectFrom('dossiers')
      .select('last_activity_at')
      .executeTakeFirstOrThrow()
    return last_activity_at > long
  }
  const [slot] = (await readCallBack(deps, { key })).slots
  const hour = String(slot?.toISOString())
  expect(await active(() => askCallBack(deps, CLIENT, { key }, hour))).toBe(true)
  expect(await active(() => writeToTeam(deps, CLIENT, { key }, { text: 'Une question.', files: [] }))).toBe(
    true,
  )
  expect(await active(() => writeWord(deps, CLIENT, { key }, 'Voici le nouveau RIB.'))).toBe(true)
})
