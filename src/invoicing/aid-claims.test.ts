import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bareClaims } from '~/domain/text/aid-claims'
import { installed, printed } from '../../tests/support/command-line'
import { sampleAvoir, sampleInvoice } from '../../tests/support/papers'
import { renderInvoice } from './invoice/render-invoice'
import { renderSummary } from './render-summary'

const folder = mkdtempSync(join(tmpdir(), 'siteligible-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))

const papers = {
  invoice: () => renderInvoice(sampleInvoice(), null),
  quote: () => renderInvoice(sampleInvoice({ kind: 'quote', number: 'DEV-2026-00001' }), null),
  avoir: () => renderInvoice(sampleAvoir(), null),
  summary: () => renderSummary({ paper: sampleInvoice(), signed_at: null, files: [] }),
}

test.runIf(installed('pdftotext')).each(Object.entries(papers))(
  'the %s shows no amount of aid',
  async (name, render) => {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, await render())
    const words = (await printed('pdftotext', file, '-')).replace(/\s+/g, ' ')
    expect(words).toContain('Sitéligible')
    const sentences = words.split(/(?<=\.) /).map(sentence => `<p>${sentence}</p>`)
    expect(bareClaims(sentences.join(''), 0)).toEqual([])
  },
)
