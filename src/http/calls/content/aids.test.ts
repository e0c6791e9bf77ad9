import { expect, test } from 'vitest'
import type { ReplyOf } from '~/contract/call'
import type { aidCalls } from '~/contract/content/aids'
import { makeApi } from '~/contract/whole-client'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

type Stored = ReplyOf<typeof aidCalls.getAid>

const visitorOf = (url: string) =>
  makeApi(((path: string, init?: RequestInit) => fetch(url + path, init)) as typeof fetch)

test('aids are judged by the answers of the simulator; what is closed comes last, and names no sum', async () => {
  const { url } = sharedSite()
  const { aids } = await visitorOf(url).aids({
    query: { 'code-postal': '97400', effectif: '9', 'chiffre-affaires': '499999', metier: 'artisanat' },
  })
  const kap = aids.find(({ slug }) => slug === 'kap-numerik')
  expect(kap).toMatchObject({ outcome: 'to-check', state: 'suspended', signing: 'after-notification' })
  expect(kap?.because.filter(({ finding }) => finding === 'fails')).toEqual([])
  expect(aids[0]?.slug).toBe('kap-numerik')
  expect(aids.find(({ slug }) => slug === 'aden-hauts-de-france')?.outcome).toBe('not-eligible')
  expect(aids.at(-1)?.state).toBe('closed')
  const notOpen = aids.filter(({ state }) => state !== 'open')
  expect(
    notOpen.flatMap(({ rate, ceiling, site_ceiling }) => [rate, ceiling, site_ceiling]).some(Boolean),
  ).toBe(false)
})

test('with no answer nothing is excluded but what is closed', async () => {
  const { url } = sharedSite()
  const { aids } = await visitorOf(url).aids({})
  const excluded = aids.filter(({ outcome }) => outcome === 'not-eligible')
  expect(new Set(excluded.map(({ state }) => state))).toEqual(new Set(['closed']))
})

test('an administrator confirms an aid with the source seen, and the site shows it at once', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const { aids } = await admin.listAids({})
  expect(aids.map(({ checked_on }) => checked_on)).toEqual(
    aids.map(({ checked_on }) => checked_on).toSorted(),
  )
  const kap = aids.find(({ slug }) => slug === 'kap-numerik')
  if (!kap) throw new Error('Kap Numérik is missing')
  const page = async () => (await fetch(`${url}/aides/kap-numerik`)).text()
  expect(await page()).toContain('Suspendue')
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

test('an administrator tries, writes, changes and closes an aid; each version stays', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const admin = await administratorOf(url)
  const {
    id: _,
    version: __,
    origin: ___,
    state: ____,
    updated_at: _____,
    published: ______,
    ...model
  } = (await admin.listAids({})).aids.find(({ slug }) => slug === 'kap-numerik') as Stored
  const conditions = [{ says: 'Moins de 20 salariés.', rule: 'effectif <= 20' }]
  const trial = { departments: ['974'], territory: 'La Réunion', conditions }
  const tried = (answers: Record<string, string>, change: object = {}) =>
    admin.tryAid({ body: { ...trial, ...change, answers } })
  expect(await tried({ 'code-postal': '97400', effectif: '9' })).toMatchObject({ outcome: 'eligible' })
  expect(await tried({ 'code-postal': '97400' })).toMatchObject({ outcome: 'to-check' })
  expect(await tried({ 'code-postal': '69002' })).toMatchObject({ outcome: 'not-eligible' })
  for (const rule of ['efectif <= 20', 'effectif <= [', 'a: &a [x]\nb: [*a, *a]', 'non'])
    await expect(tried({}, { conditions: [{ says: 'x', rule }] }), rule).rejects.toMatchObject({
      code: 'invalid-fields',
      errors: [{ field: 'conditions.0' }],
    })

  for (const departments of [[' '], ["974' ou département = '69"]])
    await expect(tried({}, { departments })).rejects.toMatchObject({
      code: 'invalid-fields',
      errors: [{ field: 'departments' }],
    })

  const body = { ...model, slug: 'essai-reunion', name: 'Essai', conditions, published: false }
  const made = await admin.createAid({ body })
  expect(made.conditions).toEqual(conditions)
  const page = async () => (await fetch(`${url}/aides/essai-reunion`)).status
  expect(await page()).toBe(404)
  const params = { id: made.id }
  const open = await admin.updateAid({ params, body: { ...body, published: true, version: made.version } })
  expect(await page()).toBe(200)
  const bare = { ...body, published: true, version: open.version, text: 'Une aide de 3 200 € vous attend.' }
  await expect(admin.updateAid({ params, body: bare })).rejects.toMatchObject({ errors: [{ field: 'text' }] })
  const closed = { ...body, published: true, status: 'closed' as const, version: open.version }
  expect(await admin.updateAid({ params, body: closed })).toMatchObject({ state: 'closed' })
  const { versions } = await admin.aidVersions({ params })
  expect(versions.map(({ version, status, published }) => [version, status, published])).toEqual([
    [3, 'closed', true],
    [2, 'suspended', true],
    [1, 'suspended', false],
  ])
  const noted = await deps.db
    .selectFrom('events')
    .select('type')
    .where('type', 'in', ['aid-created', 'aid-changed'])
    .execute()
  expect(noted.map(({ type }) => type).toSorted()).toEqual(['aid-changed', 'aid-changed', 'aid-created'])
})
