import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { saidOn } from '~/domain/aids/aid-state'
import { AVOIR_MOTIVES } from '~/domain/invoice/avoir-motive'
import { bareClaims } from '~/domain/text/aid-claims'
import { readAidFiles } from '~/gateways/read-aid-files'
import { handoverSheet } from '~/usecases/site/handover-sheet'
import { SAMPLE_EVENTS } from '../../tests/support/dossiers/events'
import {
  sampleAvoir,
  sampleEvents,
  sampleEvidence,
  sampleInvoice,
  sampleLeadsInvoice,
  sampleSignature,
} from '../../tests/support/files/papers'
import { installed, printed } from '../../tests/support/program/command-line'
import { aidFaults } from '../../tests/support/texts/aid-faults'
import { wrongIn } from '../../tests/support/texts/corrected-sentences'
import { renderEvidence } from './evidence/render-evidence'
import { renderInvoice } from './invoice/render-invoice'
import { renderFacts } from './render-facts'
import { renderSummary } from './render-summary'

const folder = mkdtempSync(join(tmpdir(), 'siteligible-claims-'))
afterAll(() => rmSync(folder, { recursive: true }))

const asked = { aids: ['Kap Numérik (Région Réunion)'], bodies: ['Région Réunion'] }

const { seller, buyer, is_test } = sampleInvoice()
const delivery = {
  ...{
    seller,
    company_name: buyer.company_name,
    siret: buyer.siret,
    invoice_number: 'FTN-2026-00042',
    is_test,
  },
  ...{ site_url: 'https://hotel-ete.example', online_at: new Date('2026-11-02T09:00:00Z') },
}
const accepted = {
  accepted_at: new Date('2026-11-20T09:00:00Z'),
  ...{ revision: 3, archive_sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
}

const papers = {
  draft: () => renderInvoice(sampleInvoice(), null),
  invoice: () => renderInvoice(sampleInvoice({ asked }), sampleSignature()),
  quote: () => renderInvoice(sampleInvoice({ kind: 'quote', number: 'DEV-2026-00001' }), null),
  ...Object.fromEntries(
    [undefined, ...AVOIR_MOTIVES].map(motive => [
      `avoir (${motive ?? 'of before'})`,
      () => renderInvoice(sampleAvoir({ motive, asked }), null),
    ]),
  ),
  'month of leads': () => renderInvoice(sampleLeadsInvoice('FR'), null),
  'avoir of leads': () =>
    renderInvoice(
      sampleLeadsInvoice('RE', { kind: 'avoir', number: 'AV-2026-00004', cancels: sampleInvoice() }),
      null,
    ),
  evidence: () => renderEvidence(sampleEvidence({ events: sampleEvents(SAMPLE_EVENTS.length) })),
  delivery: () =>
    renderFacts(handoverSheet({ ...delivery, accepted_at: null, revision: null, archive_sha256: null })),
  'accepted delivery': () => renderFacts(handoverSheet({ ...delivery, ...accepted })),
  summary: () => renderSummary({ paper: sampleInvoice(), signed_at: null, files: [] }),
}

const aids = readAidFiles('content/aids').map(({ aid }) => {
  const { state } = saidOn(aid, '2026-11-25')
  return { slug: aid.slug, name: aid.name, state }
})

test.runIf(installed('pdftotext')).each(Object.entries(papers))(
  'the %s shows no amount of aid, offers no closed one, and says nothing that was corrected',
  async (name, render) => {
    const file = join(folder, `${name}.pdf`)
    writeFileSync(file, await render())
    const words = (await printed('pdftotext', file, '-')).replace(/\s+/g, ' ')
    expect(words).toContain('Sitéligible')
    const sentences = words.split(/(?<=\.) /).map(sentence => `<p>${sentence}</p>`)
    expect([...bareClaims(sentences.join(''), 0), ...aidFaults(sentences.join(''), aids)]).toEqual([])
    expect(wrongIn(words)).toEqual([])
  },
)
