import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { sha256Of } from '~/domain/sha256-of'
import { administratorOf } from '../tests/support/dossiers/admin'
import { startOn } from '../tests/support/program/in-process'
import { layOldSites, OLD_ADDRESS, OLD_ANSWERS, OLD_STAGES } from '../tests/support/sites/old-sites'
import { sayFacts } from '../tests/support/sites/site-facts'
import { keysOf, tableOf } from './domain/closed-list'
import { SITE_STAGES } from './domain/site/site-project'
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

test('a site in each stage of the version before facts opens: stages and address stay, answers wait to be confirmed', async () => {
  const dossiers: Record<string, string> = JSON.parse(readFileSync(`${RELEASES}/ac10c1f.json`, 'utf8'))
  const { accepted, submitted, refused, incomplete, signed } = dossiers
  const folder = dataFolderOf('ac10c1f')
  const old = { begun: signed, contents: submitted, making: incomplete, review: refused, online: accepted }
  await layOldSites(
    folder,
    tableOf(keysOf(OLD_STAGES), stage => String(old[stage])),
  )
  const { url, errors } = await startOn({ DATA_DIR: folder })
  const admin = await administratorOf(url)
  for (const stage of keysOf(OLD_STAGES)) {
    const params = { id: String(old[stage]) }
    const site = await admin.siteProject({ params })
    const reached = site.stages.filter(({ at }) => at).map(({ name }) => name)
    expect(reached, stage).toEqual(SITE_STAGES.filter(name => `${name}_at` in OLD_STAGES[stage]))
    expect(site, stage).toMatchObject({
      version: 0,
      site_url: 'site_url' in OLD_STAGES[stage] ? OLD_ADDRESS : null,
      facts: {
        about: OLD_ANSWERS.activity,
        assistant_contact: OLD_ANSWERS.ai_contact,
        hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '12:00' }],
        services: [{ name: 'Porte', price_cents: 89_000 }],
      },
    })
    const sentences = site.problems.map(({ sentence }) => sentence).join()
    expect(sentences, stage).toContain('Pose 20 à 35 €')
    expect(sentences, stage).toContain(OLD_ANSWERS.domain)
    // And its life goes on.
    if (stage === 'review') expect((await admin.reviewSite({ params, body: APPROVED })).approved).toBe(true)
    if (stage === 'online') expect((await admin.acceptSite({ params })).accepted_at).not.toBeNull()
    const told = await sayFacts(admin, params.id)
    expect(told, stage).toMatchObject({ version: 1, site_url: site.site_url })
    if (stage === 'making')
      expect(
        (await admin.moveSite({ params, body: { stage: 'review', site_url: OLD_ADDRESS } })).stages[2]?.at,
      ).not.toBeNull()
  }
  expect(errors).toEqual([])
})

const APPROVED = { approved: true, text: '' }
