import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bareClaims, undatedSums } from '~/domain/text/aid-claims'
import { installed, printed } from '../../tests/support/command-line'
import { wrongIn } from '../../tests/support/corrected-sentences'
import { sampleAvoir, sampleInvoice, sampleLeadsInvoice, sampleSignature } from '../../tests/support/papers'
import { renderInvoice } from './invoice/render-invoice'
import { renderSummary } from './render-summary'

const folder = mkdtempSync(join(tmpdir(), 'siteligible-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))

const asked = { aids: ['Kap Numérik (Région Réunion)'], bodies: ['Région Réunion'] }

const papers = {
  draft: () => renderInvoice(sampleInvoice(), null),
  invoice: () => renderInvoice(sampleInvoice({ asked }), sampleSignature()),
  quote: () => renderInvoice(sampleInvoice({ kind: 'quote', number: 'DEV-2026-00001' }), null),
  avoir: () => renderInvoice(sampleAvoir(), null),
  'month of leads': () => renderInvoice(sampleLeadsInvoice('FR'), null),
  summary: () => renderSummary({ paper: sampleInvoice(), signed_at: null, files: [] }),
}

test.runIf(installed('pdftotext')).each(Object.entries(papers))(
  'the %s shows no amount of aid, and says nothing that was corrected',
  async (name, render) => {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, await render())
    const words = (await printed('pdftotext', file, '-')).replace(/\s+/g, ' ')
    expect(words).toContain('Sitéligible')
    const sentences = words.split(/(?<=\.) /).map(sentence => `<p>${sentence}</p>`)
    expect([...bareClaims(sentences.join(''), 0), ...undatedSums(sentences.join(''))]).toEqual([])
    expect(wrongIn(words)).toEqual([])
  },
)
