import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verifyChain } from '~/domain/journal/verify-chain'
import { SAMPLE_EVENTS } from '../../../tests/support/dossiers/events'
import { sampleEvents, sampleEvidence } from '../../../tests/support/files/papers'
import { installed, printed } from '../../../tests/support/program/command-line'
import { withoutPersonalData } from '../../../tests/support/texts/without-personal-data'
import type { Evidence } from './evidence-file'
import { evidenceJson } from './evidence-json'
import { renderEvidence } from './render-evidence'

const folder = mkdtempSync(join(tmpdir(), 'evidence-'))

describe.skipIf(!installed('pdftotext', 'pdfinfo', 'qpdf'))('renderEvidence', () => {
  it('prints every event, its fingerprint and what signed it', async () => {
    const evidence = sampleEvidence()
    const { text, info, check } = await read('six', await renderEvidence(evidence))
    expect(info).toMatch(/Title:\s+Dossier de preuve FTN-2026-00042\n/)
    expect(check).toContain('No syntax or stream encoding errors found')
    expect(text).toContain('6 événements enchaînés, chaîne intacte')
    for (const { hash } of evidence.events) expect(text).toContain(hash)
    for (const words of [
      evidence.sealed_sha256,
      '203.0.113.7',
      'Dossier ouvert',
      'heure est celle du serveur',
    ]) {
      expect(text).toContain(words)
    }
  })

  it('says every kind of event in French', async () => {
    const events = sampleEvents(SAMPLE_EVENTS.length)
    const { text } = await read('every-kind', await renderEvidence(sampleEvidence({ events })))
    const facts = events.flatMap(({ data }) => Object.keys(data)).filter(name => name.includes('_'))
    for (const code of [...events.map(({ type }) => type), ...facts, 'kbis', 'pieces-requested'])
      expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(text).toContain('Pièce reçue : Extrait Kbis ou avis de situation SIRENE')
  })

  it('takes as many pages as it needs', async () => {
    const { info, text, check } = await read(
      'many',
      await renderEvidence(sampleEvidence({ events: sampleEvents(60) })),
    )
    expect(Number(/Pages:\s+(\d+)/.exec(info)?.[1])).toBeGreaterThan(3)
    expect(check).toContain('No syntax or stream encoding errors found')
    expect(text).toContain('60. 2026-10-03')
  })

  it('says where a chain is broken, and what was purged', async () => {
    const events = sampleEvents(4).map(withoutPersonalData)
    const broken = events.map((event, index) =>
      index === 2 ? { ...event, type: 'dossier-erased' as const } : event,
    )
    const { text } = await read('broken', await renderEvidence(sampleEvidence({ events: broken })))
    expect(text).toContain('Chaîne rompue à l’événement 3')
    expect(text).toContain('(effacé)')
  })
})

it('gives machines a chain that they can check alone', () => {
  const { events } = JSON.parse(evidenceJson(sampleEvidence())) as Evidence
  const revived = events.map(event => ({ ...event, at: new Date(event.at) }))
  expect(verifyChain(revived).intact).toBe(true)
})

async function read(name: string, pdf: Uint8Array) {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, pdf)
  const [text, info, check] = await Promise.all([
    printed('pdftotext', file, '-'),
    printed('pdfinfo', file),
    printed('qpdf', '--check', file),
  ])
  return { text: text.replace(/\s+/g, ' '), info, check }
}
