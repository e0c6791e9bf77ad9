import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(join('src', path), 'utf8') }))
const where = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** The colour of a name in the sheet that declares it. */
const token = (name: string, of = 'src/web/styles/tokens.css') =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(readFileSync(of, 'utf8'))?.[1]

it('vermilion is the stamp of a refusal alone, and the mark in the logo', () => {
  expect(token('vermillon')).toBe('#c5311d')
  expect(where(/var\(--vermillon\)/)).toEqual(['web/ui/paper/stamp.module.css'])
  const stamp = readFileSync('src/web/ui/paper/stamp.module.css', 'utf8')
  const rules = [...stamp.matchAll(/([^{}]+)\{[^{}]*var\(--vermillon\)[^{}]*\}/g)].map(([, rule]) =>
    rule?.trim(),
  )
  expect(rules).toEqual(['.stamp[data-says="refused"]'])
  expect(where(/c5311d/i).sort()).toEqual([
    'invoicing/paper/inks.ts',
    'web/styles/tokens.css',
    'web/ui/frame/brand-mark.tsx',
  ])
})

it('what is signed is green, what waits and what is promised within 24 hours ochre, on screen and on paper', () => {
  const looks = readFileSync('src/web/ui/admin/status-mark.tsx', 'utf8')
  expect(looks).toMatch(/signee: \{[^}]*var\(--etat-accepte\)/)
  expect(looks).toMatch(/en_attente: \{[^}]*var\(--etat-incomplet\)/)
  const theme = 'src/web/ui/admin/frame/theme.module.css'
  expect([token('etat-accepte', theme), token('etat-incomplet', theme)]).toEqual([
    token('ok'),
    token('alerte'),
  ])
  const papers = readFileSync('src/invoicing/invoice/paper-stamp.ts', 'utf8')
  expect(papers).toMatch(/'SIGNÉE'[^}]*ink: 'favourable'/)
  expect(papers).toMatch(/'EN ATTENTE'[^}]*ink: 'waiting'/)
  expect(papers.match(/ink: 'vermilion'/g)).toHaveLength(1)
  // « Sous 24h » says nothing else: it wears what a stamp wears by itself.
  expect(readFileSync('src/web/ui/paper/stamp.tsx', 'utf8')).toContain("says = 'to-check'")
})

it('zeros are plain in sums, dates and addresses: the face of figures holds all ten, and nothing asks for slashes', () => {
  const fonts = readFileSync('src/web/fonts/fonts.css', 'utf8')
  expect(fonts).toMatch(/figures\.woff2[^}]*unicode-range: U\+30-39;/)
  expect(where(/slashed-zero|font-feature-settings[^;]*zero/)).toEqual([])
  // The system's mono face may slash them: numbers of dossiers and of invoices alone.
  for (const { path, text } of files.filter(({ text }) => text.includes('var(--police-chiffres)')))
    expect
      .soft(text, path)
      .not.toMatch(/\.(amount|sum|price|date|address|montant)[^{}]*\{[^{}]*police-chiffres/)
})

it('letters have the sizes of the scale', () => {
  const sheets = files.filter(({ path }) => /^web\/.*\.css$/.test(path) && !/fonts|print\.css$/.test(path))
  expect(sheets.length).toBeGreaterThan(80)
  for (const { path, text } of sheets) {
    // Drawings have their own measure (px); 11 px stand below the icons of a telephone's bar.
    const sizes = [...text.matchAll(/font(?:-size)?:\s*([^;]+);/g)].map(([, size]) => size)
    expect
      .soft(
        sizes.filter(size => !/var\(--(t|texte)-|inherit|^\d+px$|^0\.6875rem$/.test(size ?? '')),
        path,
      )
      .toEqual([])
  }
})
