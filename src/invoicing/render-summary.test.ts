import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HARD_NAMES, sampleInvoice } from '../../tests/support/files/papers'
import { installed, printed } from '../../tests/support/program/command-line'
import { renderSummary } from './render-summary'

const files = Array.from({ length: 12 }, (_, at) => ({
  name: `${String(at + 1).padStart(2, '0')}_rib.pdf`,
  label: 'RIB professionnel',
  givenName: `${'scan '.repeat(30)}${at}.pdf`,
  received: new Date('2026-10-03T12:00:00Z'),
  sha256: 'ab'.repeat(32),
}))

test('the same dossier gets the same bytes, on as many pages as it takes', async () => {
  const summary = { paper: sampleInvoice(), signed_at: null, files }
  const [one, two] = [await renderSummary(summary), await renderSummary(summary)]
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-')
})

test.each(HARD_NAMES)('%s can be printed', async company_name => {
  const paper = sampleInvoice({ buyer: { ...sampleInvoice().buyer, company_name } })
  expect((await renderSummary({ paper, signed_at: new Date(0), files: [] })).length).toBeGreaterThan(1_000)
})

test.skipIf(!installed('pdftotext'))('a SIRET that was typed as one word is read in groups', async () => {
  const paper = sampleInvoice({ buyer: { ...sampleInvoice().buyer, siret: '55208131766522' } })
  const file = join(mkdtempSync(join(tmpdir(), 'summary-')), 'summary.pdf')
  writeFileSync(file, await renderSummary({ paper, signed_at: null, files: [] }))
  expect(await printed('pdftotext', file, '-')).toContain('552 081 317 66522')
})
