import { expect, test } from 'vitest'
import { parisDay } from '~/domain/text/french'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../tests/support/dossiers/decision-left'
import { granted } from '../../../tests/support/dossiers/decisions'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { provenAddresses } from '../../../tests/support/dossiers/proven'
import { pdfFile } from '../../../tests/support/files/files'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { decodedPart } from '../../../tests/support/servers/smtp-sink'
import { sayFacts } from '../../../tests/support/sites/site-facts'
import { sendReminders } from '../reminders/send-reminders'

/** A Monday in Paris, in the morning. */
const LEFT = '2026-11-23T09:30:00Z'

test('left after step 1: each of the three reminders leads back to where it was left', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const visitor = visitorOf(site.url)
  const id = await visitor.begin()
  await site.leftAt(id, LEFT)
  const kinds = ['rib', 'kbis', 'urssaf']
  for (const day of [1, 3, 10]) {
    const now = new Date(Date.parse(LEFT) + day * 86_400_000)
    await sendReminders(site.at(now))
    const [mail] = await site.deliver(now)
    const link = new RegExp(`${site.deps.publicUrl}/dossier/([\\w-]{20,})`).exec(String(mail?.text))
    expect(link?.[1]).toBe(id)
    const resumed = await (await visitor.read(String(link?.[1]))).json()
    expect(resumed).toMatchObject({ step: 2, company_name: company.company_name })
    const kind = String(kinds.shift())
    expect((await visitor.upload(id, kind, `${kind}.pdf`, pdfFile())).status).toBe(201)
    // Coming back does not begin the waiting anew.
    await site.leftAt(id, LEFT)
  }
})

test('accepted, paid in two parts, kick-off, review, delivered: each stage is told once, with what came before', async () => {
  const site = await siteInTime()
  await provenAddresses(site.deps.db)
  const admin = await administratorOf(site.url)
  const id = await visitorOf(site.url).finish()
  const params = { id }
  const toClient = async (at = new Date()) =>
    (await site.deliver(at)).filter(({ to }) => to === company.email).map(({ html }) => decodedPart(html))
  expect((await toClient()).join()).toContain('bien enregistré')

  const { version, invoice_number } = await admin.readDossier({ params })
  await admin.changeStatus({ params, body: { ...granted(3_000), version } })
  const settled = new Date(Date.now() + 16 * 60_000)
  await decisionLeft(site.deps, id, settled)
  const [notice = ''] = await toClient(settled)
  // Nothing is made before he continues, which his payment says.
  expect(stagesIn(notice)).toMatch(/Reçu.*Examiné.*Décidé.*Site en création.*à venir.*Livré.*à venir/)

  const number = String(invoice_number)
  const paid_on = parisDay(new Date())
  for (const [amount, status] of [
    [2_500.5, 'Accepté'],
    [3_499.5, 'Payé'],
  ] as const) {
    const { version: seen } = await admin.invoiceSettlement({ params: { number } })
    const body = { amount, paid_on, payer: 'client', reference: 'VIR', version: Number(seen) } as const
    expect(await admin.recordPayment({ params: { number }, body })).toMatchObject({ status })
  }

  await sayFacts(admin, id)
  const site_url = 'https://menuiserie.exemple.fr'
  for (const stage of ['making', 'review'] as const)
    await admin.moveSite({ params, body: { stage, ...(stage === 'review' ? { site_url } : {}) } })
  await admin.reviewSite({ params, body: { approved: true, text: '' } })
  await admin.moveSite({ params, body: { stage: 'online', site_url } })
  await admin.acceptSite({ params })
  const moved = await toClient()
  expect(moved.filter(html => html.includes('Vous continuez avec nous'))).toHaveLength(1)
  expect(moved).toHaveLength(5)
  expect(stagesIn(moved.at(-1) ?? '')).toMatch(/Livré.*procès-verbal de livraison/)
  const { stages } = await admin.readTimeline({ params })
  expect(stages.every(({ state }) => state === 'done' || state === 'current')).toBe(true)
  expect(stages.at(-1)).toMatchObject({ name: 'delivered', state: 'done' })
})

/** What a message says of the stages, without its tags. */
const stagesIn = (html: string) => html.slice(html.indexOf('Où en est')).replace(/<[^>]*>|\s+/g, ' ')
