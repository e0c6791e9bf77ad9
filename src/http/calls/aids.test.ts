import { expect, test } from 'vitest'
import { makeApi } from '~/contract/whole-client'
import { administratorOf } from '../../../tests/support/admin'
import { startSite } from '../../../tests/support/in-process'

const visitorOf = (url: string) =>
  makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)

test('aids are judged by the answers of the simulator, the ended one is gone', async () => {
  const { url } = await startSite()
  const { aids } = await visitorOf(url).aids({
    query: { 'code-postal': '97400', effectif: '9', 'chiffre-affaires': '499999', metier: 'artisanat' },
  })
  const kap = aids.find(({ slug }) => slug === 'kap-numerik')
  expect(kap).toMatchObject({ outcome: 'to-check', state: 'to-check', signing: 'after-notification' })
  expect(kap?.because.filter(({ finding }) => finding === 'fails')).toEqual([])
  expect(aids[0]?.slug).toBe('kap-numerik')
  expect(aids.find(({ slug }) => slug === 'aden-hauts-de-france')?.outcome).toBe('not-eligible')
  expect(aids.at(-1)?.slug).toBe('cheque-france-num')
  expect(aids.map(({ slug }) => slug)).not.toContain('inac-hauts-de-france')
  expect((await fetch(`${url}/api/aids/inac-hauts-de-france`)).status).toBe(404)
})

test('with no answer nothing is excluded but what is closed', async () => {
  const { url } = await startSite()
  const { aids } = await visitorOf(url).aids({})
  expect(aids.filter(({ outcome }) => outcome === 'not-eligible').map(({ state }) => state)).toEqual([
    'closed',
  ])
})

test('an administrator confirms an aid with the source seen, and the site shows it at once', async () => {
  const { url } = await startSite()
  const admin = await administratorOf(url)
  const { aids } = await admin.listAids({})
  expect(aids.map(({ checked_on }) => checked_on)).toEqual(
    aids.map(({ checked_on }) => checked_on).toSorted(),
  )
  const kap = aids.find(({ slug }) => slug === 'kap-numerik')
  if (!kap) throw new Error('Kap Numérik is missing')
  const page = async () => (await fetch(`${url}/aides/kap-numerik`)).text()
  expect(await page()).toContain('À revérifier')
  const params = { id: kap.id }
  const source_url = 'https://regionreunion.com/aides-services/'
  const checked = await admin.confirmAid({ params, body: { version: kap.version, source_url } })
  expect(checked).toMatchObject({ state: 'open', source_url, origin: 'administrator' })
  expect(await page()).toContain('Ouverte')
  await expect(
    admin.confirmAid({ params, body: { version: kap.version, source_url } }),
  ).rejects.toMatchObject({
    code: 'content-changed',
  })
  const { version, rule } = { version: checked.version, rule: 'efectif < 10' }
  const body = { ...checked, version, conditions: [{ says: 'x', rule }] }
  await expect(admin.updateAid({ params, body })).rejects.toMatchObject({ code: 'invalid-fields' })
  await admin.deleteAid({ params, query: { version } })
  expect((await fetch(`${url}/aides/kap-numerik`)).status).toBe(404)
})
