import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startOn } from '../tests/support/in-process'
import { sha256Of } from './usecases/ground/sha256'
import { checkPieces } from './usecases/inspection/check-pieces'
import { checkPapers } from './usecases/statements/check-papers'

const RELEASES = 'tests/fixtures/releases'

/** @returns a copy of the data folder that the build of a release left */
function dataFolderOf(release: string): string {
  const place = mkdtempSync(join(tmpdir(), 'siteligible-release-'))
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  const input = brotliDecompressSync(readFileSync(`${RELEASES}/${release}.tar.br`), { params })
  const { status } = spawnSync('tar', ['-x', '-C', place], { input })
  expect(status).toBe(0)
  // The embedded server runs under an account that must be able to enter.
  spawnSync('chmod', ['711', place])
  return place
}

test('a data folder of ac10c1f opens: papers keep numbers and bytes, drafts get references, and the life goes on', async () => {
  const dossiers: Record<string, string> = JSON.parse(readFileSync(`${RELEASES}/ac10c1f.json`, 'utf8'))
  const { url, deps, errors } = await startOn({ DATA_DIR: dataFolderOf('ac10c1f') })
  // Numbers are given in the year that the drafts were made in, whenever this runs.
  const clock = () => new Date('2026-12-01T10:00:00Z')
  Object.assign(deps, { clock, databaseTime: async () => clock() })
  const issued = await deps.db
    .selectFrom('invoices')
    .select(['number', 'pdf_sha256'])
    .where('signed_at', 'is not', null)
    .execute()
  expect(issued.length).toBe(6)
  for (const [name, id] of Object.entries(dossiers)) {
    const company = await (await fetch(`${url}/api/company/${id}`)).json()
    const view = await fetch(`${url}/api/invoice/${id}/view`)
    const states: Record<string, string> = {
      submitted: 'Soumis',
      accepted: 'Accepté',
      refused: 'Refusé',
      incomplete: 'Incomplet',
    }
    expect(company.status, name).toBe(states[name] ?? 'Nouveau')
    expect(view.status, name).toBe(name === 'new' ? 404 : 200)
    if (name === 'new') continue
    const draft = name === 'draft' || name === 'lateDraft'
    const number = company.invoice_number
    expect([company.signed, number], name).toEqual([
      !draft,
      expect.stringMatching(draft ? /^PROJET-/ : /^FTN-2026-/),
    ])
    if (!draft)
      expect(sha256Of(Buffer.from(await view.arrayBuffer())), name).toBe(
        issued.find(paper => paper.number === number)?.pdf_sha256,
      )
  }
  const sign = async (id = '') =>
    (await (await fetch(`${url}/api/company/${id}/sign-invoice`, { method: 'POST' })).json()).invoice_number
  // FTN-2026-00008 was promised to a draft alone, and is the next that no paper bears.
  expect(await sign(dossiers.lateDraft)).toBe('FTN-2026-00008')
  expect(await sign(dossiers.draft)).toBe('FTN-2026-00009')
  expect((await checkPapers(deps)).flaws).toEqual([])
  expect((await checkPieces(deps)).flaws).toEqual([])
  expect(errors).toEqual([])
})
