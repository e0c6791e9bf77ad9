import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { startSite } from '../../../tests/support/program/in-process'
import { viesServer } from '../../../tests/support/servers/vies-server'

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    error => error.code,
  )
const account = {
  ...{ company_name: 'Muster GmbH', contact_name: 'Erika Muster', email: 'erika@muster.example' },
  ...{ phone: '+49 30 123456', address: 'Musterstraße 1, Berlin', country: 'DE', time_zone: 'Europe/Berlin' },
}

test('a client of another member state may buy once the register knows the number, and the day is kept', async () => {
  const server = await viesServer()
  server.be({ valid: true, name: 'Muster GmbH' })
  const team = await administratorOf((await startSite({ VIES_URL: server.url })).url)
  const opened = await team.openLeadAccount({ body: { ...account, vat_number: 'DE 123 456 789' } })
  expect(opened.may_buy).toBe(false)
  const read = async () => (await team.leadAccount({ params: { account: opened.id } })).account
  await expect.poll(async () => (await read()).may_buy).toBe(true)
  expect(await read()).toMatchObject({
    ...{ vat_number: 'DE123456789', vat_confirmed_by: 'register' },
    ...{ vat_confirmed_at: expect.any(String), vat_checked_at: expect.any(String) },
    vat_check: { valid: true, name: 'Muster GmbH', address: null, consultation: null },
  })
  // Outside the Union, and in France, no number is looked up.
  await team.openLeadAccount({ body: { ...account, country: 'SN', vat_number: 'SN123456' } })
  await team.openLeadAccount({ body: { ...account, country: 'FR', vat_number: 'FR44732829320' } })
  expect(server.asked).toHaveLength(1)
})

test('an unknown number does not buy until the team confirms it; an absent register decides nothing', async () => {
  const server = await viesServer()
  const { url, deps } = await startSite({ VIES_URL: server.url })
  const team = await administratorOf(url)
  const { id } = await team.openLeadAccount({ body: account })
  const params = { account: id }
  const check = (vat_number: string) => team.checkLeadVat({ params, body: { vat_number } })
  server.be({ error: 'MS_UNAVAILABLE' })
  expect(await codeOf(check('DE123456789'))).toBe('vat-register-away')
  expect((await team.leadAccount({ params })).account.vat_checked_at).toBeNull()
  expect(await codeOf(check('FR44732829320'))).toBe('invalid-fields')
  server.be({ valid: false })
  expect(await check('123 456 789')).toMatchObject({
    ...{ vat_number: 'DE123456789', may_buy: false, vat_confirmed_at: null, vat_check: { valid: false } },
  })
  await team.confirmLeadVat({ params, body: { vat_number: 'DE123456789' } })
  expect(await check('DE123456789')).toMatchObject({ may_buy: true, vat_confirmed_by: 'team' })
  const { rows } = await deps.db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'lead-vat-checked')
    .execute()
    .then(found => ({ rows: found.map(({ data }) => data.vat_valid) }))
  expect(rows).toEqual([false, false])
})

test('a number that cannot be one of the country opens no account and is confirmed by nobody', async () => {
  const team = await administratorOf((await startSite({ ROLE: 'web' })).url)
  const open = (vat_number: string | null) => team.openLeadAccount({ body: { ...account, vat_number } })
  for (const wrong of ['DE12345678', 'BE0203201340', 'à demander'])
    await expect(open(wrong), wrong).rejects.toMatchObject({ errors: [{ field: 'vat_number' }] })
  const { id } = await open(null)
  const confirm = (vat_number: string) =>
    team.confirmLeadVat({ params: { account: id }, body: { vat_number } })
  for (const wrong of ['', ' ', 'DE12345678'])
    await expect(confirm(wrong), wrong).rejects.toMatchObject({ errors: [{ field: 'vat_number' }] })
  expect((await team.leadAccount({ params: { account: id } })).account).toMatchObject({
    ...{ vat_number: null, may_buy: false },
  })
  expect(await confirm('123 456 789')).toMatchObject({ vat_number: 'DE123456789', may_buy: true })
})

test('without an address of the register nothing is asked, and the team is told so', async () => {
  const team = await administratorOf((await startSite({ ROLE: 'web' })).url)
  const { id } = await team.openLeadAccount({ body: { ...account, vat_number: 'DE123456789' } })
  const params = { account: id }
  expect((await team.leadAccount({ params })).vat_register).toBe(false)
  expect(await codeOf(team.checkLeadVat({ params, body: { vat_number: 'DE123456789' } }))).toBe(
    'vat-register-off',
  )
})
