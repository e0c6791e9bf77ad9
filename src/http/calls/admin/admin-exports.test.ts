import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import type { DossierSort } from '../../../domain/dossier/lists/dossier-list'

test('the dossiers on screen leave as a CSV that no spreadsheet runs', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  await visitor.submit({
    company_name: '=HYPERLINK("x")',
    siret: '1',
    address: 'a',
    phone: '+33',
    email: 'a@b.fr',
  })
  await visitor.submit({
    ...{ company_name: 'Été', siret: '73282932000074', address: 'a' },
    ...{ phone: '+33472000000', email: 'c@d.fr' },
  })
  const admin = await administratorOf(url)
  const answer = await admin.exportDossiers({ query: { search: 'hyper' } })
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="dossiers_\d{4}-\d\d-\d\d\.csv"/,
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  const lines = bytes.toString().trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)";"1";"a";"a@b\.fr";"'\+33";"Nouveau";/)
  const all = await (await admin.exportDossiers({})).text()
  expect(all.trimEnd().split('\r\n')).toHaveLength(3)
  const namesBy = async (sort: DossierSort) =>
    [...(await (await admin.exportDossiers({ query: { sort } })).text()).matchAll(/^"('=H|Été)/gm)].map(
      ([, name]) => name,
    )
  expect(await namesBy('created_at')).toEqual(["'=H", 'Été'])
  expect(await namesBy('-company_name')).toEqual((await namesBy('company_name')).toReversed())
  expect(await namesBy('-created_at')).toEqual(['Été', "'=H"])
  await visitor.submit({
    ...{ company_name: 'Genève', siret: '2', address: 'a', phone: '+41 22 345 67 89', email: 'e@f.fr' },
  })
  expect(await (await admin.exportDossiers({})).text()).toContain('"00 41 22 345 67 89"')
  expect(all).toContain('"Été";"732 829 320 00074";"a";"c@d.fr";"04 72 00 00 00";')
})

test('a draft for a territory that is not served leaves without a sum, not with zero', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  await visitorOf(url).complete({ address: '3 rue du Port, 97133 Gustavia' })
  const [, line] = (await (await (await administratorOf(url)).exportInvoices({})).text()).split('\r\n')
  expect(line).toMatch(/^"PROJET-\w+";"Hôtel & Spa <Été>";"[\d-]+";;;"En attente";/)
})

test('a list that cannot be read is refused before its download begins, never cut after it', async () => {
  const { url, errors } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const search = 'abc\0'
  const invalid = { status: 400, code: 'invalid-request' }
  await expect(admin.exportDossiers({ query: { search } })).rejects.toMatchObject(invalid)
  await expect(admin.exportInvoices({ query: { search } })).rejects.toMatchObject(invalid)
  for (const [field, query] of [
    ['from', { from: '2026-13-01' }],
    ['until', { until: '2026-02-30' }],
    ['until', { until: '9999-99-99' }],
  ] as const)
    for (const ask of [admin.exportEvents, admin.journalEvents])
      await expect(ask({ query })).rejects.toMatchObject({ status: 422, errors: [{ field }] })
  expect(errors).toEqual([])
})
