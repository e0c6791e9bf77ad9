import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/admin'
import { startSite } from '../../../tests/support/in-process'
import { visitorOf } from '../../../tests/support/path'
import { zipFiles } from '../../../tests/support/zip'

test('the dossiers of a filter come as one ZIP of their ZIPs, each noted, as many as were told', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = visitorOf(url)
  const admin = await administratorOf(url)
  const ids = [
    await visitor.finish({ company_name: 'Menuiserie Un' }),
    await visitor.finish({ company_name: 'Menuiserie Deux' }),
    await visitor.complete({ company_name: 'Boulangerie' }),
  ]
  const query = { search: 'menuiserie', expected: 2 }
  const answer = await admin.downloadDossiers({ query })
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const entries = await zipFiles(Buffer.from(await answer.arrayBuffer()))
  expect([...entries.keys()]).toEqual(['001_dossier.zip', '002_dossier.zip', 'LISTE.txt'])
  expect(String(entries.get('LISTE.txt'))).toContain('002_dossier.zip : Menuiserie Deux')
  const inner = await zipFiles(Buffer.from([...entries.values()][0] ?? []))
  expect([...inner.keys()]).toContain('SHA256SUMS')
  const noted = async (id: string) =>
    (await admin.readDossier({ params: { id } })).events.filter(({ type }) => type === 'dossier-downloaded')
  expect(await Promise.all(ids.map(async id => (await noted(id)).length))).toEqual([1, 1, 0])
  await expect(admin.downloadDossiers({ query: { ...query, expected: 3 } })).rejects.toMatchObject({
    code: 'selection-changed',
  })
})
