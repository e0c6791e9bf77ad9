import { expect, test } from 'vitest'
import { registration } from '../../../../tests/support/leads/business-abroad'
import { registrantOf } from '../../../../tests/support/leads/registration'
import { startSite } from '../../../../tests/support/program/in-process'

interface Problem {
  code: string
  errors: { field: string; message: string }[]
}

test('a registration waits for its call, and is marked as called once', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const visitor = registrantOf(url)
  const answer = await visitor.register()
  expect([answer.status, await answer.json()]).toEqual([201, { received: true }])

  const administrator = await visitor.administrator()
  const { registrations, total } = await administrator.list()
  expect(total).toBe(1)
  const [one] = registrations
  expect(one).toMatchObject({ ...registration, state: 'waiting', contacted_at: null })
  const promised = Date.parse(one?.call_before ?? '') - Date.parse(one?.created_at ?? '')
  expect(promised).toBe(24 * 3_600_000)

  const id = String(one?.id)
  const first = await administrator.act(id, 'contacted', { note: ' Rappeler lundi. ' })
  const second = await administrator.act(id, 'contacted', { note: 'Autre note' })
  const noted = await first.json()
  expect(noted).toMatchObject({ state: 'contacted', contact_note: 'Rappeler lundi.' })
  expect(await second.json()).toEqual(noted)
  expect((await administrator.list()).registrations).toEqual([])
  expect((await administrator.list('?state=contacted')).total).toBe(1)
  expect((await administrator.act('inconnu', 'contacted')).status).toBe(404)
})

test('only the four fields are needed, and blank is empty', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const { register } = registrantOf(url)
  const { company_name, country, email, phone } = registration
  expect((await register({ company_name, country, email, phone })).status).toBe(201)
  for (const field of ['company_name', 'country', 'email', 'phone'] as const) {
    for (const value of ['', ' \t ', undefined]) {
      const answer = await register({ ...registration, [field]: value })
      const problem = (await answer.json()) as Problem
      expect([answer.status, problem.code]).toEqual([422, 'invalid-fields'])
      expect(problem.errors.map(error => error.field)).toEqual([field])
    }
  }
  expect((await register({ ...registration, email: 'pas une adresse' })).status).toBe(422)
})

test('a company in France is sent the other way', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const { register, administrator } = registrantOf(url)
  for (const country of ['France', ' FRANCE ', 'fr', 'La Réunion']) {
    const answer = await register({ ...registration, country })
    const problem = (await answer.json()) as Problem
    expect([answer.status, problem.code, problem.errors[0]?.field]).toEqual([
      422,
      'registered-in-france',
      'country',
    ])
  }
  expect((await (await administrator()).list()).total).toBe(0)
})

test('ten tries with one key make one registration and two messages', async () => {
  const { url, deps } = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const { register, administrator } = registrantOf(url)
  const headers = { 'idempotency-key': 'une-seule-fois' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(registration, headers)))
  expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(201))
  expect((await (await administrator()).list()).total).toBe(1)
  expect(await deps.db.selectFrom('emails').select('kind').orderBy('kind').execute()).toEqual([
    { kind: 'agency-international-received' },
    { kind: 'international-received' },
  ])
  const other = await register({ ...registration, company_name: 'Une autre' }, headers)
  expect(other.status).toBe(409)
})

test('500 registrations a minute: 20 at most in the list, the rest apart or told to wait', async () => {
  const { url, deps } = await startSite({ ROLE: 'web', RATE_LIMITS: 'on' })
  const { register, administrator } = registrantOf(url)
  const statuses: number[] = []
  for (let n = 0; n < 500; n += 25) {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => register({ ...registration, email: `a${n + i}@b.example` })),
    )
    statuses.push(...answers.map(answer => answer.status))
    if (answers.some(answer => answer.status === 429 && !answer.headers.get('retry-after'))) throw new Error()
  }
  const dashboard = await administrator()
  const listed = (await dashboard.list()).total
  const apart = (await dashboard.list('?state=suspect')).total
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(listed).toBeLessThanOrEqual(20)
  expect(listed).toBeGreaterThan(0)
  expect(listed + apart).toBe(statuses.filter(status => status === 201).length)
  expect(await deps.db.selectFrom('emails').select('id').execute()).toHaveLength(2 * listed)
})

test('what a machine filled is kept apart, mails nobody, and can be brought back', async () => {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const { register, administrator } = registrantOf(url)
  expect((await register({ ...registration, website: 'http://spam.example' })).status).toBe(201)
  const dashboard = await administrator()
  expect((await dashboard.list()).total).toBe(0)
  const { registrations } = await dashboard.list('?state=suspect')
  expect(registrations).toHaveLength(1)
  expect(await deps.db.selectFrom('emails').select('id').execute()).toEqual([])

  const id = String(registrations[0]?.id)
  for (const answer of [await dashboard.act(id, 'accepted'), await dashboard.act(id, 'accepted')])
    expect(await answer.json()).toMatchObject({ state: 'waiting' })
  expect((await dashboard.list()).total).toBe(1)
  expect(await deps.db.selectFrom('emails').select('kind').execute()).toEqual([
    { kind: 'international-received' },
  ])
})

test('those who wait longest come first, page after page, and a search finds them', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const { register, administrator } = registrantOf(url)
  for (const n of [1, 2, 3, 4, 5])
    await register({ ...registration, company_name: `Société ${n}`, phone: `+32 475 00 00 0${n}` })
  const { list } = await administrator()
  const names = (page: Awaited<ReturnType<typeof list>>) => page.registrations.map(row => row.company_name)
  const first = await list('?limit=3')
  const next = await list(`?limit=3&cursor=${first.next_cursor}`)
  expect([...names(first), ...names(next)]).toEqual([1, 2, 3, 4, 5].map(n => `Société ${n}`))
  expect(next.next_cursor).toBeNull()
  expect(names(await list('?search=SOCIETE 00003'))).toEqual(['Société 3'])
  expect(names(await list('?search=32475000004'))).toEqual(['Société 4'])
  expect(names(await list('?search=senegal ndiaye'))).toHaveLength(5)
})

test('the lists are the administrator’s alone', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  for (const path of [
    'registrations',
    'registrations.csv',
    'registrations/x/contacted',
    'registrations/x/accepted',
  ]) {
    const method = path.includes('/') ? 'POST' : 'GET'
    expect((await fetch(`${url}/api/admin/${path}`, { method })).status).toBe(401)
  }
})

test('the list leaves as a CSV that no spreadsheet runs', async () => {
  const { url } = await startSite({ ROLE: 'web' })
  const { register, administrator } = registrantOf(url)
  const formulas = ['=1+1', '+33', '-1', '@x', '\t=1+1', '"; =1']
  for (const words of formulas)
    await register({ ...registration, company_name: words, phone: words, message: `${words}\n=2+2` })
  const answer = await (await administrator()).get('registrations.csv')
  expect(answer.headers.get('content-disposition')).toMatch(/filename="inscriptions_\d{4}-\d\d-\d\d\.csv"/)
  await register({ ...registration, phone: '+221 77 123 45 67', registration_number: '+221 77 123 45 67' })
  const text = await (await (await administrator()).get('registrations.csv')).text()
  expect(text).toContain('"00 221 77 123 45 67"')
  expect(text).toContain(`"'+221 77 123 45 67"`)
  const cells = text.split(/;(?=")|\r\n/)
  expect(cells.filter(cell => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(text).toContain(`"'=1+1"`)
  expect(text.trimEnd().split('\r\n')).toHaveLength(2 + formulas.length)
})
