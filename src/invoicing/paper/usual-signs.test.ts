import { expect, it } from 'vitest'
import { sampleInvoice, sampleSignature } from '../../../tests/support/files/papers'
import { renderInvoice } from '../invoice/render-invoice'
import { CHAINS, type FontName, font } from './fonts'

const FONTS = [...new Set(Object.values(CHAINS).flat())]

const invoiceOf = async (company_name: string) =>
  Buffer.from(
    await renderInvoice(
      sampleInvoice({ buyer: { ...sampleInvoice().buyer, company_name } }),
      sampleSignature(),
    ),
  )

/** The fonts that a paper embeds with the usual signs alone. */
const usualIn = (pdf: Buffer): FontName[] =>
  FONTS.filter(name => {
    const packed = font(name).packed
    return packed && Object.values(packed).every(bytes => pdf.includes(Buffer.from(bytes)))
  })

it('embeds the same fonts in papers with French names', async () => {
  const all = ['figures', 'mono', 'text-bold', 'text-regular', 'title']
  for (const name of ['BOULANGERIE MARTIN', 'L’Été à Besançon, SARL', 'Cœur & Fils'])
    expect(usualIn(await invoiceOf(name)).sort()).toEqual(all)
})

it('embeds a font anew where a name has other signs, and the same bytes whatever was drawn before', async () => {
  const spanish = await invoiceOf('Ñandú')
  expect(usualIn(spanish)).not.toContain('text-bold')
  expect(usualIn(spanish)).toContain('mono')
  await invoiceOf('BOULANGERIE MARTIN')
  expect((await invoiceOf('Ñandú')).equals(spanish)).toBe(true)
})
