import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '~/config'
import { appRoot } from '~/config/app-root'
import { LEGAL_SLUGS } from '~/domain/text/legal-text'
import { digestAgreements } from './digest-agreements'
import { readLegalTexts } from './read-legal-texts'

const { agency } = readConfig({})
const folder = join(appRoot, 'content/legal')
const read = (from = folder, who = agency, months = 12) =>
  readLegalTexts({
    ...{ folder: from, agency: who, publicUrl: 'https://exemple.fr', aidBodies: [], languageModelUrl: null },
    render: markdown => `<h2>1. L’objet</h2>${markdown}`,
  })(months)

describe('readLegalTexts', () => {
  it('reads every text, with the identity filled in and nothing left to fill', () => {
    const texts = read()
    expect(texts.map(({ slug }) => slug)).toEqual([...LEGAL_SLUGS])
    for (const { html, version, sha256 } of texts) {
      expect(html).toContain(agency.legal_name)
      expect(html).not.toContain('{{')
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it('gives the same text the same digest, and another agency another one', () => {
    const [first] = read()
    expect(read()[0]?.sha256).toBe(first?.sha256)
    expect(read(folder, { ...agency, legal_name: 'Autre' })[0]?.sha256).not.toBe(first?.sha256)
  })

  it('says how long dossiers are kept, everywhere, and another retention is another text', () => {
    const named = (slug: string, months: number) =>
      read(folder, agency, months).find(text => text.slug === slug)
    for (const slug of ['conditions-generales', 'mandat', 'confidentialite']) {
      expect(named(slug, 6)?.html).toContain('6\u00a0mois')
      expect(named(slug, 6)?.html).not.toMatch(/(?<!dans les )12\smois/)
      expect(named(slug, 6)?.sha256).not.toBe(named(slug, 12)?.sha256)
    }
    const digest = (months: number) => digestAgreements(read(folder, agency, months))
    expect(digest(6)).not.toBe(digest(12))
  })

  it('says plainly that nothing is published while the offer is empty', () => {
    expect(read()[0]?.html).toContain('demandez-les par écrit avant de signer')
  })

  it('gives titles an address', () => {
    expect(read()[0]?.html).toContain('<h2 id="l-objet">')
  })

  it('leaves unset commercial terms out, and states those that are set', () => {
    const [silent] = read()
    const [told] = read(folder, { ...agency, offer: { exit: 'Vous partez avec votre site.' } })
    expect(silent?.html).not.toContain('Vous partez avec votre site.')
    expect(told?.html).toContain('- Vous partez avec votre site.')
  })

  it('names the file that asks for an unknown word', () => {
    const wrong = mkdtempSync(join(tmpdir(), 'legal-'))
    onTestFinished(() => rmSync(wrong, { recursive: true }))
    writeFileSync(
      join(wrong, 'conditions-generales.md'),
      '---\ntitle: T\nversion: "1"\nupdated: "2026-11-02"\n---\n{{nobody}}',
    )
    expect(() => read(wrong)).toThrow(/conditions-generales\.md: unknown placeholder nobody/)
  })
})
