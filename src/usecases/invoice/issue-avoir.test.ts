import { expect, test } from 'vitest'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../tests/support/dossiers/decision-left'
import { refused } from '../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'

test('the journal says how an avoir was sealed, and why the time stamp that was asked for is missing', async () => {
  const { url, deps } = await startSite({ ROLE: 'web', TSA_URL: 'http://127.0.0.1:9/' })
  const admin = await administratorOf(url)
  const id = await visitorOf(url).finish()
  const { version } = await admin.readDossier({ params: { id } })
  await admin.changeStatus({ params: { id }, body: { ...refused(), version } })
  await decisionLeft(deps, id)

  const { events, invoices } = await admin.readDossier({ params: { id } })
  expect(events.find(({ type }) => type === 'avoir-issued')?.data).toEqual({
    number: invoices[0]?.avoir_number,
    cancels: invoices[0]?.invoice_number,
    motive: 'body-refused',
    pdf_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    seal: 'B',
    seal_warning: expect.stringContaining('no time stamp'),
  })
  expect(events.find(({ type }) => type === 'invoice-signed')?.data.seal_warning).toContain('no time stamp')
})
