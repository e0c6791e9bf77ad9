import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { findDossier } from '~/store/dossiers/dossiers'
import type { StoredEmail } from '~/store/emails/emails'
import { OWNER } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { zipFiles } from '../../../tests/support/files/zip'
import { startSite } from '../../../tests/support/program/in-process'
import { zipDossier } from '../admin/zip-dossier'
import { composeEmail } from '../emails/compose-email'
import { checkPapers } from './check-papers'
import { recheckPapers } from './recheck-papers'

test('finds nothing wrong with what was issued, and every flaw in what was altered', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  await visitorOf(url).finish()
  expect(await checkPapers(deps)).toEqual({ chains: 1, papers: 1, flaws: [] })

  await deps.db.updateTable('events').set({ actor: 'system' }).where('type', '=', 'invoice-signed').execute()
  const invoice = await deps.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
  await deps.encryptedFiles.remove(String(invoice.pdf_key))
  const { flaws } = await checkPapers(deps)
  expect(flaws).toMatchObject([
    { about: 'journal', dossier: invoice.dossier_id, reason: 'changed' },
    {
      about: 'paper',
      number: invoice.number,
      reason: 'unreadable',
      because: expect.stringContaining(String(invoice.pdf_key)),
    },
  ])
})

test('each night reads on from where the last one stopped, and tells the agency what it found', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  for (let dossier = 0; dossier < 3; dossier++) await visitorOf(url).finish()
  const last = await deps.db
    .selectFrom('invoices')
    .selectAll()
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  await deps.encryptedFiles.remove(String(last.pdf_key))
  const told = () =>
    deps.db.selectFrom('emails').selectAll().where('kind', '=', 'agency-papers-flawed').execute()
  const administrator = await administratorOf(url)
  const night = async () => {
    await recheckPapers(deps, 2)
    return (await administrator.system({})).last_paper_check
  }
  expect(await night()).toMatchObject({ papers: 2, flaws: 0 })
  expect(await told()).toEqual([])
  expect(await night()).toMatchObject({ papers: 1, flaws: 1 })
  expect(await told()).toMatchObject([{ recipient: deps.agency.email }])
  expect((await composeEmail(deps, (await told())[0] as StoredEmail)).text).toContain(
    `${last.number}\u00a0: le fichier manque`,
  )
  expect(await night()).toMatchObject({ papers: 2, flaws: 0 })
})

test('the ZIP holds the evidence, and its sums fit its files', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const id = await visitorOf(url).finish()
  expect(await findDossier(deps.db, id)).toBeDefined()
  const files = await zipFiles(await buffer((await zipDossier(deps, OWNER, id)).zip.output))
  const sums = String(files.get('SHA256SUMS'))
    .trim()
    .split('\n')
    .map(line => line.split('  '))
  expect(sums.map(([, name]) => name).sort()).toEqual(
    [...files.keys()].filter(name => name !== 'SHA256SUMS').sort(),
  )
  for (const [sum, name = ''] of sums) expect(sha256Of(files.get(name) ?? Buffer.alloc(0))).toBe(sum)
  const [, json] = [...files].find(([name]) => /^preuve_FTN-.*\.json$/.test(name)) ?? []
  expect(JSON.parse(String(json)).chain).toMatchObject({ intact: true })
})
