import { expect, test } from 'vitest'
import { makeApi } from '~/contract/whole-client'
import { BUDGETS, type BudgetName } from '~/domain/access/budget'
import { spendBudget } from '~/store/access/budgets'
import { spenderOf } from '~/usecases/ground/keep-within-budget'
import { company, visitorOf } from '../../tests/support/dossiers/path'
import { registration } from '../../tests/support/leads/business-abroad'
import { startSite } from '../../tests/support/program/in-process'

/** As a crowd of addresses does it. */
async function spendAll({ deps }: Awaited<ReturnType<typeof startSite>>, name: BudgetName) {
  await spendBudget(deps.db, name, spenderOf('203.0.113.1'), deps.clock())
  await deps.db
    .updateTable('budgets')
    .set({ spent: Number(BUDGETS[name].in_all) })
    .where('name', '=', name)
    .where('key', '=', '')
    .execute()
}

test('when strangers have spent the budget of all, a visitor’s browser works for a second and passes', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  await spendAll(site, 'company-submit')
  const refused = await visitorOf(site.url).submit()
  const problem = (await refused.json()) as { code: string; challenge: object }
  expect([refused.status, problem.code]).toEqual([429, 'proof-needed'])
  const proofs: string[] = []
  const api = makeApi((path, init) => {
    const proof = new Headers(init?.headers).get('proof-of-work')
    if (proof) proofs.push(proof)
    return fetch(site.url + path, init)
  })
  const { id } = await api.submitCompany({ body: company })
  expect(id).toMatch(/^[\w-]{32}$/)
  // Used up by it, and worthless when anything in it is changed.
  const guessed = { challenge: problem.challenge, solution: { counter: 1, derivedKey: '00' } }
  for (const proof of [proofs[0] ?? '', btoa('{}'), 'x'.repeat(5_000), btoa(JSON.stringify(guessed))]) {
    expect((await visitorOf(site.url).submit(company, { 'proof-of-work': proof })).status).toBe(429)
  }
})

test('work for one call bought another: it is worth nothing there', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  await spendAll(site, 'company-submit')
  await spendAll(site, 'resume-link')
  const proofs: string[] = []
  const api = makeApi(async (path, init) => {
    const proof = new Headers(init?.headers).get('proof-of-work')
    if (!proof) return fetch(site.url + path, init)
    proofs.push(proof)
    // Kept from its call, for another one.
    return new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } })
  })
  await api.sendResumeLink({ body: { email: 'a@exemple.fr', siret: company.siret } }).catch(() => {})
  expect(proofs).toHaveLength(1)
  expect((await visitorOf(site.url).submit(company, { 'proof-of-work': proofs[0] ?? '' })).status).toBe(429)
  const there = await fetch(`${site.url}/api/company/resume-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'proof-of-work': proofs[0] ?? '' },
    body: JSON.stringify({ email: 'a@exemple.fr', siret: company.siret }),
  })
  expect(there.status).toBe(202)
})

test('six addresses do not close /international', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  await spendAll(site, 'registration')
  await spendAll(site, 'registration-suspect')
  const api = makeApi((path, init) => fetch(site.url + path, init))
  await api.registerInternational({ body: { ...registration } })
  const rows = await site.deps.db.selectFrom('registrations').select('suspicion').execute()
  expect(rows).toEqual([{ suspicion: 'budget' }])
})

test('whoever has spent their own share waits: work does not buy more', async () => {
  const site = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const now = site.deps.clock()
  for (const ip of ['127.0.0.1', '::1'])
    for (let n = 0; n < BUDGETS['company-submit'].per_key; n++)
      await spendBudget(site.deps.db, 'company-submit', spenderOf(ip), now)
  const answer = await visitorOf(site.url).submit()
  expect([answer.status, (await answer.json()).code]).toEqual([429, 'too-many-requests'])
})

test('a crowd that registers at once, the budgets spent, holds up nobody: no transaction waits for a second connection', async () => {
  const site = await startSite({
    ROLE: 'web',
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.1 ::1 ::ffff:127.0.0.1',
  })
  await spendAll(site, 'registration')
  await spendAll(site, 'registration-suspect')
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) =>
      fetch(`${site.url}/api/international-registration`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
        body: JSON.stringify(registration),
      }),
    ),
  )
  const codes = await Promise.all(
    answers.map(async answer => ((await answer.json()) as { code: string }).code),
  )
  expect(new Set(codes)).toEqual(new Set(['proof-needed']))
  expect(site.errors).toEqual([])
})
