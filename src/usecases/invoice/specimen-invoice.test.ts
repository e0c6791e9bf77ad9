import { expect, it } from 'vitest'
import { renderInvoice } from '~/invoicing/invoice/render-invoice'
import { sampleInvoice } from '../../../tests/support/files/papers'
import { specimenInvoice } from './specimen-invoice'

it('is an invoice as visitors sign it, with every font of theirs', async () => {
  const pdf = await renderInvoice(
    ...specimenInvoice(sampleInvoice().seller, new Date('2026-10-03T12:05:09Z')),
  )
  const fonts = Buffer.from(pdf)
    .toString('latin1')
    .match(/\/FontFile2/g)
  expect(fonts).toHaveLength(5)
})
