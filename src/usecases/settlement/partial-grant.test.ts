import { expect, test } from 'vitest'
import { COLUMNS } from '~/domain/accounting/entry-file'
import { paymentDue, renunciationEnd } from '~/domain/invoice/settlement'
import { DAY_MS } from '~/domain/milliseconds'
import { parisDay } from '~/domain/text/french'
import { findEmail } from '~/store/emails/emails'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../tests/support/dossiers/decision-left'
import { granted } from '../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { composeEmail } from '../emails/compose-email'
import { followChoices } from './follow-choices'

const today = parisDay(new Date())
const WHOLE = { from: '2026-01-01', until: '2099-12-31' }

async function office() {
  const site = await startSite({ ROLE: 'web' })
  const { deps, url } = site
  const { db } = deps
  const admin = await administratorOf(url)
  const post = (id: string, tail: string) => fetch(`${url}/api/company/${id}/${tail}`, { method: 'POST' })
  const told = (id: string) =>
    db.selectFrom('dossiers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  /** A dossier whose client was told of a grant. @param before what is done between signature and decision */
  const accepted = async (amount = 3_000, before = async (_id: string) => {}) => {
    const id = await visitorOf(url).finish()
    await before(id)
    const { version, invoice_number } = await admin.readDossier({ params: { id } })
    await admin.changeStatus({ params: { id }, body: { ...granted(amount), version } })
    return { id, number: String(invoice_number), at: await decisionLeft(deps, id) }
  }
  const own = async (id: string) => (await fetch(`${url}/api/company/${id}/settlement`)).json()
  const follow = (at: Date) => followChoices({ ...deps, clock: () => at })
  const pay = async (number: string, amount: number, payer: 'client' | 'body') => {
    const { version } = await admin.invoiceSettlement({ params: { number } })
    const body = { amount, paid_on: today, payer, reference: 'VIR', version: Number(version) }
    return admin.recordPayment({ params: { number }, body })
  }
  const mails = async (id: string, kind: string) => {
    const rows = await db
      .selectFrom('emails')
      .select('id')
      .where('dossier_id', '=', id)
      .where('kind', '=', kind as never)
      .execute()
    return Promise.all(
      rows.map(async row => {
        const email = await findEmail(db, row.id)
        if (!email) throw new Error('gone')
        return (await composeEmail(deps, email)).text.replace(/[\u00a0\u202f\s]+/g, ' ')
      }),
    )
  }
  const siteStatus = async (id: string) => (await fetch(`${url}/api/company/${id}/site`)).status
  /** The entries of an invoice: journal, then euros by account, debits above zero. */
  const booked = async (number: string) => {
    const text = await (await admin.exportEntries({ query: WHOLE })).text()
    const [, ...rows] = text.replace(/\r\n$/, '').split('\r\n')
    const entries = new Map<string, Record<string, string | number>>()
    for (const row of rows) {
      const line = Object.fromEntries(COLUMNS.map((name, at) => [name, row.split('\t')[at] ?? '']))
      if (!line.EcritureLib?.includes(number)) continue
      const entry = entries.get(line.EcritureNum ?? '') ?? { journal: line.JournalCode ?? '' }
      const cents = (amount = '') => Number(amount.replace(',', ''))
      entry[line.CompteNum ?? ''] = (cents(line.Debit) - cents(line.Credit)) / 100
      entries.set(line.EcritureNum ?? '', entry)
    }
    return [...entries.values()]
  }
  return { site, admin, db, post, told, accepted, own, follow, pay, mails, siteStatus, booked }
}

/** None of the tests that share it counts what is there. */
const sharedOffice = oncePerFile(office)

/** Ten in the morning in Paris, so many days after. */
const morning = (from: Date, days: number) => {
  const at = new Date(from.getTime() + days * DAY_MS)
  at.setUTCHours(9, 0, 0, 0)
  return at
}

test('a partial grant asks for a choice: nothing to pay, no account to pay to and no site before « Je continue »', async () => {
  const { accepted, own, told, mails, post, siteStatus, site, admin, booked } = sharedOffice()
  const { id, number, at } = await accepted()
  expect(await own(id)).toMatchObject({
    status: 'Accepté',
    choice: { until: renunciationEnd(at).day, amount: 6_000 },
    ...{ to_pay: 0, due_on: null, may_renounce: true },
  })
  expect((await told(id)).payment_late_at).toBeNull()
  expect(await siteStatus(id)).toBe(404)
  expect((await fetch(`${site.url}/api/company/${id}/payment-code`)).status).toBe(404)
  await expect(
    admin.moveSite({ params: { id }, body: { stage: 'contents' } } as never),
  ).rejects.toMatchObject({
    status: 404,
  })
  const sold = async () => {
    const csv = await (await admin.exportSales({ query: WHOLE })).text()
    const [head = [], row = []] = csv.split('\r\n').map(line => line.split(';'))
    const cell = (title: string) => row[head.findIndex(name => name.includes(title))]
    return { due: cell('Reste dû'), conditional: cell('Sous condition') }
  }
  const timeline = await (await fetch(`${site.url}/api/company/${id}/timeline`)).json()
  expect(timeline.stages.at(-2)).toMatchObject({ name: 'making', state: 'ahead' })
  expect(await sold()).toEqual({ due: '0', conditional: '6000' })
  const [notice = ''] = await mails(id, 'dossier-accepted')
  expect(notice).toContain('« Je continue : je réglerai 6 000,00 € » ou « Je renonce »')
  expect(notice).toContain('votre silence vaut renonciation')
  expect(notice).not.toMatch(/IBAN|virement/)

  const first = await post(id, 'continuation')
  expect(first.status).toBe(200)
  const said = await first.json()
  expect(said).toMatchObject({ choice: null, to_pay: 6_000, may_renounce: false, renounce_until: null })
  const { continued_at, payment_late_at } = await told(id)
  expect(said.due_on).toBe(paymentDue(new Date(String(continued_at))).day)
  expect(payment_late_at).toEqual(paymentDue(new Date(String(continued_at))).lateAt)
  expect(await (await post(id, 'continuation')).json()).toEqual(said)
  expect(await sold()).toEqual({ due: '6000', conditional: '0' })
  // Owed now, and not earned yet: the revenue is of the day of the delivery.
  expect(await booked(number)).toEqual([])
  expect(await siteStatus(id)).toBe(200)
  expect((await post(id, 'renounce')).status).toBe(409)
  const noted = await mails(id, 'continuation-noted')
  expect(noted).toHaveLength(1)
  expect(noted[0]).toContain('Par virement')
  expect(noted[0]).toContain('IBAN')
  expect(noted[0]).toContain(number)
  const { events } = await admin.readDossier({ params: { id } })
  expect(events.filter(({ type }) => type === 'continuation-said').map(({ data }) => data)).toEqual([
    { word: 'client' },
  ])
})

test('said nothing: one reminder on the tenth day, then an avoir at the end of the delay, once', async () => {
  const { accepted, own, told, mails, post, follow, pay, db, booked } = sharedOffice()
  const { id, number, at } = await accepted()
  await follow(morning(at, 9))
  expect(await mails(id, 'choice-reminder')).toEqual([])
  await Promise.all([follow(morning(at, 11)), follow(morning(at, 11))])
  await follow(morning(at, 12))
  const [reminder = '', ...others] = await mails(id, 'choice-reminder')
  expect(others).toEqual([])
  expect(reminder).toContain('« Je continue : je réglerai 6 000,00 € » ou « Je renonce »')
  const end = renunciationEnd(at).lateAt
  await follow(new Date(end.getTime() - 1))
  expect((await own(id)).status).toBe('Accepté')

  await Promise.all([follow(end), follow(end)])
  expect(await own(id)).toMatchObject({
    status: 'Refusé',
    refusal: { motive: 'renounced', avoir_number: expect.stringMatching(/^AV-/) },
    ...{ to_pay: 0, choice: null },
  })
  expect(await db.selectFrom('avoirs').select('invoice_number').execute()).toEqual([
    { invoice_number: number },
  ])
  const [closed = '', ...more] = await mails(id, 'dossier-refused')
  expect(more).toEqual([])
  expect(closed).toContain('votre silence vaut renonciation')
  expect(closed).toContain('Vous n’avez rien à payer.')
  expect((await told(id)).choice_until).toEqual(end)

  // Nothing had been sold, so that its avoir takes nothing back.
  expect(await booked(number)).toEqual([])

  // Too late: the word and the payment alike.
  const late = await post(id, 'continuation')
  expect([late.status, (await late.json()).code]).toEqual([409, 'transition-forbidden'])
  await expect(pay(number, 6_000, 'client')).rejects.toMatchObject({ code: 'payment-refused' })
  expect(await booked(number)).toEqual([])
})

test('what a body paid before a silence is owed to the client once the avoir is there', async () => {
  const { accepted, own, follow, pay, booked, mails } = sharedOffice()
  const { id, number, at } = await accepted()
  await pay(number, 3_000, 'body')
  const advance = { journal: 'BQ', '512': 3_000, '4191': -2_500, '44571': -500 }
  expect(await booked(number)).toEqual([advance])
  // One of the two is no Sunday.
  await follow(morning(at, 11))
  await follow(morning(at, 12))
  expect(await mails(id, 'choice-reminder')).toHaveLength(1)
  await follow(renunciationEnd(at).lateAt)
  expect(await own(id)).toMatchObject({ status: 'Refusé', refusal: { motive: 'renounced' } })
  expect(await booked(number)).toEqual([
    advance,
    { journal: 'VE', '4191': 2_500, '419': -3_000, '44571': 500 },
  ])
})

test('who says it at the last moment continues, and the clock of that night ends nothing', async () => {
  const { accepted, own, follow, site, booked } = sharedOffice()
  const { id, number, at } = await accepted()
  const end = renunciationEnd(at).lateAt
  const { continueDossier } = await import('./continue-dossier')
  const last = { ...site.deps, clock: () => new Date(end.getTime() - 1) }
  const by = { kind: 'client', ip: '192.0.2.1', userAgent: 'essai' } as const
  await continueDossier(last, by, { key: id })
  await follow(end)
  expect(await own(id)).toMatchObject({ status: 'Accepté', to_pay: 6_000 })
  expect(await booked(number)).toEqual([])

  const other = await accepted()
  const over = { ...site.deps, clock: () => renunciationEnd(other.at).lateAt }
  await expect(continueDossier(over, by, { key: other.id })).rejects.toMatchObject({
    code: 'transition-forbidden',
  })
})

test('his payment says it, a body’s does not; the team says it for him with a reason', async () => {
  const { accepted, own, told, pay, admin, mails, booked } = sharedOffice()
  const { id, number } = await accepted()
  await pay(number, 3_000, 'body')
  expect((await own(id)).choice).not.toBeNull()
  await pay(number, 1_000, 'client')
  expect(await own(id)).toMatchObject({ choice: null, to_pay: 2_000, due_on: expect.any(String) })
  expect(await mails(id, 'continuation-noted')).toHaveLength(1)
  expect(await booked(number)).toEqual([
    { journal: 'BQ', '512': 3_000, '4191': -2_500, '44571': -500 },
    { journal: 'BQ', '512': 1_000, '4191': -833.33, '44571': -166.67 },
  ])

  const { id: asked } = await accepted()
  await expect(
    admin.continueForClient({ params: { id: asked }, body: { reason: ' ' } }),
  ).rejects.toMatchObject({
    status: 422,
  })
  const body = { reason: 'Dit au téléphone.' }
  await admin.continueForClient({ params: { id: asked }, body })
  const said = await told(asked)
  expect(said.continued_at).not.toBeNull()
  await admin.continueForClient({ params: { id: asked }, body })
  expect((await told(asked)).continued_at).toEqual(said.continued_at)
  const { events } = await admin.readDossier({ params: { id: asked } })
  expect(events.filter(({ type }) => type === 'continuation-said').map(({ data }) => data)).toEqual([
    { word: 'team', reason: 'Dit au téléphone.' },
  ])
})

test('an aid that covers the invoice asks nothing, and what is reopened forgets the choice', async () => {
  const { accepted, own, told, post, admin } = sharedOffice()
  const { id } = await accepted(6_000)
  expect(await own(id)).toMatchObject({ choice: null, to_pay: 6_000 })
  expect((await post(id, 'continuation')).status).toBe(409)

  const { id: partial } = await accepted()
  const { version } = await admin.readDossier({ params: { id: partial } })
  await admin.changeStatus({
    params: { id: partial },
    body: { status: 'Soumis', reason: 'Erreur.', version },
  })
  expect(await told(partial)).toMatchObject({ choice_until: null, accepted_notice_at: null })
  expect((await post(partial, 'continuation')).status).toBe(409)
})

test('an invoice signed under older terms keeps them: due from the notice, no choice, and silence ends nothing', async () => {
  const { accepted, own, told, mails, post, follow, siteStatus, db } = sharedOffice()
  const { id, at } = await accepted(3_000, async dossier => {
    const older = `update invoices set signature = jsonb_set(signature, '{agreements_version}', '"2026-11-22"')`
    const { sql } = await import('kysely')
    await db.connection().execute(async one => {
      await sql`alter table invoices disable trigger user`.execute(one)
      await sql`${sql.raw(older)} where dossier_id = ${dossier}`.execute(one)
      await sql`alter table invoices enable trigger user`.execute(one)
    })
  })
  expect(await told(id)).toMatchObject({ choice_until: null, payment_late_at: paymentDue(at).lateAt })
  expect(await own(id)).toMatchObject({ choice: null, to_pay: 6_000, may_renounce: true })
  expect(await siteStatus(id)).toBe(200)
  const [notice = ''] = await mails(id, 'dossier-accepted')
  expect(notice).toContain('IBAN')
  expect(notice).not.toContain('Je continue')
  expect((await post(id, 'continuation')).status).toBe(409)
  await follow(new Date(renunciationEnd(at).lateAt.getTime() + DAY_MS))
  expect((await own(id)).status).toBe('Accepté')
  expect(await mails(id, 'choice-reminder')).toEqual([])

  await db
    .insertInto('sites')
    .values({
      id: 's'.repeat(32),
      dossier_id: id,
      owner_email: 'x@exemple.fr',
      begun_at: at,
      accepted_at: at,
    })
    .onConflict(conflict => conflict.column('dossier_id').doUpdateSet({ accepted_at: at }))
    .execute()
  expect((await own(id)).may_renounce).toBe(false)
})
