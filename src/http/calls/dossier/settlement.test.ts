import { expect, test } from 'vitest'
import { DAY_MS } from '~/domain/milliseconds'
import { parisDay } from '~/domain/text/french'
import { recordPayment } from '~/usecases/settlement/record-payment'
import { OWNER } from '../../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../../tests/support/dossiers/decision-left'
import { granted, refused } from '../../../../tests/support/dossiers/decisions'
import { emailsOf } from '../../../../tests/support/dossiers/emails-of'
import { visitorOf } from '../../../../tests/support/dossiers/path'
import { startSite } from '../../../../tests/support/program/in-process'
import { oncePerFile } from '../../../../tests/support/runner/at-end'
import { partOf, smtpSink } from '../../../../tests/support/servers/smtp-sink'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite({ ROLE: 'web' }))

const today = parisDay(new Date())

/** @param site its own, where all rows are looked at */
async function office(site = sharedSite()) {
  const admin = await administratorOf(site.url)
  const visitor = visitorOf(site.url)
  const change = async (id: string, body: object) => {
    const { version } = await admin.readDossier({ params: { id } })
    return admin.changeStatus({ params: { id }, body: { version, ...body } as never })
  }
  const settle = (id: string) => decisionLeft(site.deps, id)
  /** A dossier whose grant is told. @returns its id and its invoice's number */
  const accepted = async (amount?: number): Promise<[id: string, number: string]> => {
    const id = await visitor.finish()
    const { invoice_number } = await change(id, granted(amount))
    await settle(id)
    return [id, String(invoice_number)]
  }
  const pay = async (number: string, amount: number, payer: 'client' | 'body' = 'client') => {
    const { version } = await admin.invoiceSettlement({ params: { number } })
    const body = { amount, paid_on: today, payer, reference: 'VIR 1', version: Number(version) }
    return admin.recordPayment({ params: { number }, body })
  }
  const goOn = (id: string) => fetch(`${site.url}/api/company/${id}/continuation`, { method: 'POST' })
  const own = async (id: string) => (await fetch(`${site.url}/api/company/${id}/settlement`)).json()
  const renounce = (id: string) => fetch(`${site.url}/api/company/${id}/renounce`, { method: 'POST' })
  return { site, admin, visitor, change, settle, accepted, pay, own, goOn, renounce }
}

test('a grant below the total: the client sees what is left, pays in parts, and is « Payé » once all is in', async () => {
  const { admin, accepted, pay, own, goOn, site } = await office()
  const [id, number] = await accepted(3_000)
  expect((await goOn(id)).status).toBe(200)
  expect(await own(id)).toMatchObject({
    status: 'Accepté',
    grant: { amount: 3_000, body: 'Région Essai', decided_on: '2026-01-15' },
    remaining: { ht: 2_000, tva: 1_000, ttc: 3_000 },
    aid_paid_to: 'client',
    to_pay: 6_000,
    received: 0,
    may_renounce: false,
  })
  const code = await fetch(`${site.url}/api/company/${id}/payment-code`)
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/png'])

  expect(await pay(number, 2_999.99)).toMatchObject({ status: 'Accepté', received: 2_999.99, due: 3_000.01 })
  expect(await own(id)).toMatchObject({ received: 2_999.99, to_pay: 3_000.01 })
  expect(await pay(number, 3_000.02, 'body')).toMatchObject({ status: 'Payé', due: 0, excess: 0.01 })
  // Who opens the dossier is told that money is to go back.
  expect((await admin.readDossier({ params: { id } })).invoices).toMatchObject([{ excess: 0.01 }])
  expect((await fetch(`${site.url}/api/company/${id}/payment-code`)).status).toBe(404)

  expect(await pay(number, -0.02)).toMatchObject({ status: 'Accepté', due: 0.01, excess: 0 })
  expect(await pay(number, 0.01)).toMatchObject({ status: 'Payé', due: 0, excess: 0 })
  const { events } = await admin.readDossier({ params: { id } })
  expect(events.filter(({ type }) => type === 'payment-recorded')).toHaveLength(4)
  expect(
    events.filter(({ type }) => type === 'status-changed').map(({ data }) => `${data.from} ${data.to}`),
  ).toEqual(['Accepté Payé', 'Payé Accepté', 'Accepté Payé', 'Soumis Accepté'])
})

test('a payment is a line for ever: refused where nothing is owed or it cannot be, and one line however often it is asked', async () => {
  const { site, visitor, accepted, pay, admin } = await office()
  const undecided = await visitor.finish()
  const { invoice_number } = await admin.readDossier({ params: { id: undecided } })
  await expect(pay(String(invoice_number), 10)).rejects.toMatchObject({
    status: 409,
    code: 'payment-refused',
  })

  const [, number] = await accepted()
  await expect(pay(number, 0.001)).rejects.toMatchObject({ status: 422, errors: [{ field: 'amount' }] })
  await expect(pay(number, -1)).rejects.toMatchObject({ status: 409, code: 'payment-refused' })
  const { version } = await admin.invoiceSettlement({ params: { number } })
  const body = {
    amount: 10,
    paid_on: '2099-01-01',
    payer: 'client' as const,
    reference: ' ',
    version: Number(version),
  }
  await expect(admin.recordPayment({ params: { number }, body })).rejects.toMatchObject({
    errors: [{ field: 'paid_on' }, { field: 'reference' }],
  })
  // A year mistyped: before there was an invoice nobody paid it.
  const early = { ...body, paid_on: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, reference: 'VIR 0' }
  await expect(admin.recordPayment({ params: { number }, body: early })).rejects.toMatchObject({
    errors: [{ field: 'paid_on', message: expect.stringContaining('entre celle de la facture') }],
  })
  const twice = { ...body, paid_on: today, reference: 'VIR 2' }
  const record = (change = {}) => admin.recordPayment({ params: { number }, body: { ...twice, ...change } })
  for (const once of await Promise.all([record(), record(), record()]))
    expect(once.payments).toMatchObject([{ amount: 10, reference: 'VIR 2' }])
  await expect(record({ amount: 11 })).rejects.toMatchObject({ code: 'dossier-changed' })
  // Taken back and noted anew, and two of one sum that were both meant, are lines of their own.
  for (const amount of [-10, 10, 10]) await pay(number, amount)
  expect((await admin.invoiceSettlement({ params: { number } })).payments).toHaveLength(4)
  const { db } = site.deps
  await expect(db.updateTable('payments').set({ amount_cents: 1 }).execute()).rejects.toThrow(/recorded/)
  await expect(db.deleteFrom('payments').execute()).rejects.toThrow(/recorded/)
})

test('many at once: payments are numbered without a gap, and the total decides', async () => {
  const { site, accepted } = await office(await startSite({ ROLE: 'web' }))
  const [id, number] = await accepted()
  const { db } = site.deps
  const rounds = Array.from({ length: 12 }, async (_, at) => {
    for (;;) {
      const { version } = await db
        .selectFrom('dossiers')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const line = {
        cents: 50_000,
        paid_on: today,
        payer: 'client' as const,
        reference: `VIR ${at}`,
        version,
      }
      const done = await recordPayment(site.deps, OWNER, number, line).then(
        () => true,
        error => {
          if (error.code !== 'dossier-changed') throw error
          return false
        },
      )
      if (done) return
    }
  })
  await Promise.all(rounds)
  const lines = await db.selectFrom('payments').select('id').orderBy('id').execute()
  expect(lines.map(line => line.id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  const dossier = await db.selectFrom('dossiers').select('status').where('id', '=', id).executeTakeFirst()
  expect(dossier?.status).toBe('Payé')
})

test('the client renounces: before a decision, and within fifteen days of a grant below the total', async () => {
  const { site, visitor, accepted, own, renounce, change } = await office(await startSite({ ROLE: 'web' }))
  const early = await visitor.finish()
  expect(await (await renounce(early)).json()).toMatchObject({
    status: 'Refusé',
    refusal: { motive: 'renounced', avoir_number: expect.stringMatching(/^AV-/) },
    may_renounce: false,
  })
  expect((await renounce(early)).status).toBe(200)

  const [id] = await accepted(5_999.99)
  expect((await renounce(id)).status).toBe(200)
  const [whole] = await accepted(6_000)
  expect((await own(whole)).may_renounce).toBe(false)
  expect(await (await renounce(whole)).json()).toMatchObject({ code: 'transition-forbidden' })

  const [late] = await accepted()
  await site.deps.db
    .updateTable('dossiers')
    .set({ accepted_notice_at: new Date(Date.now() - 17 * DAY_MS) })
    .where('id', '=', late)
    .execute()
  expect((await renounce(late)).status).toBe(409)

  const pending = await visitor.finish()
  await change(pending, refused())
  expect((await own(pending)).status).toBe('Soumis')
  expect((await renounce(pending)).status).toBe(200)

  const avoirs = await site.deps.db.selectFrom('avoirs').select('paper').execute()
  expect(avoirs.map(({ paper }) => (paper as { motive: string }).motive)).toEqual([
    'renounced',
    'renounced',
    'renounced',
  ])
  const mails = await emailsOf(site.deps.db, 'dossier-refused')
  expect(mails).toHaveLength(3)
})

test('the team renounces for him, which waits and can be undone like any decision', async () => {
  const { accepted, change, settle, own } = await office()
  const [id] = await accepted()
  await change(id, { status: 'Refusé', reason: 'Demandé par téléphone.' })
  expect(await own(id)).toMatchObject({ status: 'Accepté', grant: { amount: 3_000 } })
  await change(id, { status: 'Accepté' })
  expect(await own(id)).toMatchObject({ status: 'Accepté', may_renounce: true })
  await change(id, { status: 'Refusé', reason: 'Demandé par téléphone.' })
  await settle(id)
  expect(await own(id)).toMatchObject({ status: 'Refusé', refusal: { motive: 'renounced' } })
})

test('a late payment waits in its queue, and is reminded by hand alone', async () => {
  const { site, admin, accepted, pay, goOn } = await office(await startSite({ ROLE: 'web' }))
  const [id, number] = await accepted()
  await goOn(id)
  const waiting = async () =>
    (await admin.queue({ params: { queue: 'overdue' } })).dossiers.map(row => row.id)
  const remind = async () => {
    const { version } = await admin.invoiceSettlement({ params: { number } })
    return admin.remindPayment({ params: { number }, body: { version: Number(version) } })
  }
  expect(await waiting()).toEqual([])
  await expect(remind()).rejects.toMatchObject({ code: 'reminder-refused' })
  await site.deps.db
    .updateTable('dossiers')
    .set({ payment_late_at: new Date(Date.now() - DAY_MS) })
    .where('id', '=', id)
    .execute()
  expect(await waiting()).toEqual([id])
  await pay(number, 1_000)
  const { version } = await admin.invoiceSettlement({ params: { number } })
  const shown = { params: { number }, body: { version: Number(version) } }
  const asked = await Promise.all([admin.remindPayment(shown), admin.remindPayment(shown)])
  for (const reminded of [...asked, await admin.remindPayment(shown)])
    expect(reminded).toMatchObject({ late: true, reminders: [expect.any(String)], may_remind: true })
  await remind()
  const letters = await emailsOf(site.deps.db, 'payment-reminder')
  expect(letters.map(({ data }) => [data.rank, data.client_cents])).toEqual([
    [1, 500_000],
    [2, 500_000],
  ])
  await pay(number, 5_000)
  expect(await waiting()).toEqual([])
  await expect(remind()).rejects.toMatchObject({ code: 'reminder-refused' })
})

test('where e-mails leave, renouncing asks for a code typed just now', async () => {
  const smtp = await smtpSink()
  const { url, deps } = await startSite({ SMTP_URL: smtp.url })
  const visitor = visitorOf(url)
  const id = await visitor.finish()
  const post = (path: string, body?: object) =>
    fetch(`${url}/api/company/${id}/${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
  const refusedAt = async () => {
    const answer = await post('renounce')
    return [answer.status, (await answer.json()).code]
  }
  expect(await refusedAt()).toEqual([403, 'fresh-code-needed'])
  await post('address-code')
  const codeIn = () =>
    smtp.received.map(message => /\b(\d{6})\b/.exec(partOf(message, 'text/plain'))?.[1]).find(Boolean)
  await expect.poll(codeIn).toBeDefined()
  expect((await post('confirm-address', { code: codeIn() })).status).toBe(200)
  await deps.db
    .updateTable('dossiers')
    .set({ code_confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  expect(await refusedAt()).toEqual([403, 'fresh-code-needed'])
  await deps.db.updateTable('dossiers').set({ code_confirmed_at: new Date() }).execute()
  expect((await post('renounce')).status).toBe(200)
})

test('who continues is told amount, remainder, due date and IBAN, with the code within the message', async () => {
  const smtp = await smtpSink()
  const { url, deps } = await startSite({ SMTP_URL: smtp.url })
  const admin = await administratorOf(url)
  const id = await visitorOf(url).finish()
  await deps.db.updateTable('dossiers').set({ email_proven_at: new Date() }).execute()
  const { version } = await admin.readDossier({ params: { id } })
  await admin.changeStatus({ params: { id }, body: { ...granted(), version } })
  await decisionLeft(deps, id)
  expect((await fetch(`${url}/api/company/${id}/continuation`, { method: 'POST' })).status).toBe(200)
  const notice = () => smtp.received.find(({ raw }) => raw.includes('virement.png'))
  await expect.poll(notice).toBeDefined()
  const { raw } = notice() ?? { raw: '' }
  expect(raw).toMatch(/Content-ID: <code-de-paiement>/i)
  expect(raw).toMatch(/multipart\/related/)
  const flat = raw.replace(/=\r?\n/g, '').replace(/=C2=A0|=E2=80=AF/g, ' ')
  for (const words of ['3 000,00 =E2=82=AC', '2 000,00 =E2=82=AC', '6 000,00 =E2=82=AC', 'FR76', 'renoncer'])
    expect(flat).toContain(words)
})
