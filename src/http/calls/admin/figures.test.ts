import { expect, test } from 'vitest'
import { parisYear } from '~/domain/text/french'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../../tests/support/dossiers/decision-left'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { siteInTime } from '../../../../tests/support/program/site-in-time'

test('figures come from what happened: weeks, stays and promises, and an undone decision counts nowhere', async () => {
  const site = await siteInTime()
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish()
  const decide = async (status: 'Accepté' | 'Soumis', more: object = {}) => {
    const { version } = await admin.readDossier({ params: { id } })
    await admin.changeStatus({ params: { id }, body: { status, version, ...more } })
  }
  const grant = { grant: { amount: 6000, body: 'Région', decided_on: '2026-01-15' } }
  const thisWeek = async () => {
    const { series, stays, promises } = await admin.figures({})
    return {
      counts: Object.fromEntries(series.map(({ name, counts }) => [name, counts.at(-1)])),
      stays: Object.fromEntries(stays.map(({ status, count }) => [status, count])),
      promises,
    }
  }
  await decide('Accepté', grant)
  await decide('Soumis')
  expect(await thisWeek()).toMatchObject({
    counts: { created: 1, complete: 1, signed: 1, finalized: 1, accepted: 0, paid: 0 },
    stays: { Nouveau: 1 },
  })
  await decide('Accepté', grant)
  const left = await decisionLeft(site.deps, id)

  const asked = await visitorOf(site.url).begin()
  await admin.askEligibility({ params: { id: asked }, body: { asks: true, answers: {} } })
  await admin.answerEligibility({ params: { id: asked }, body: { answer: 'likely', sentence: 'Oui.' } })
  const { counts, stays, promises } = await thisWeek()
  const { granted } = await admin.figures({})
  expect(granted).toEqual({ year: parisYear(left), amount: 6_000, before: 0 })
  expect(counts).toMatchObject({ created: 2, accepted: 1 })
  expect(stays).toEqual({ Nouveau: 1, Soumis: 1 })
  expect(promises).toContainEqual({ name: 'answers', kept: 1, late: 0 })
  expect((await admin.figures({ query: { weeks: 52 } })).weeks).toHaveLength(52)
})

test('what bodies granted counts in the year of its notice, and no longer once the dossier is reopened or renounced', async () => {
  const { deps, url } = await siteInTime()
  const admin = await administratorOf(url)
  const id = await visitorOf(url).finish()
  const change = (values: object) =>
    deps.db.updateTable('dossiers').set(values).where('id', '=', id).execute()
  const granted = async () => (await admin.figures({})).granted
  const year = parisYear(new Date())
  const told = {
    status: 'Accepté',
    granted_cents: 450_000,
    granted_by: 'Région',
    granted_on: `${year}-01-02`,
  }
  await change({ ...told, grant_paid_to: 'client' })
  expect(await granted()).toEqual({ year, amount: 0, before: 0 })
  await change({ accepted_notice_at: new Date() })
  expect(await granted()).toMatchObject({ amount: 4_500 })
  await change({ status: 'Refusé' })
  expect(await granted()).toMatchObject({ amount: 0 })
  await change({ status: 'Payé' })
  await change({ accepted_notice_at: new Date(`${year - 1}-06-01T12:00:00Z`) })
  expect(await granted()).toEqual({ year, amount: 0, before: 4_500 })
  await change({
    ...{ status: 'Soumis', granted_cents: null, granted_by: null, granted_on: null },
    ...{ grant_paid_to: null, accepted_notice_at: null },
  })
  expect(await granted()).toMatchObject({ before: 0 })
})
