import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { aliasCharacter, drawsCharacter } from './cmap-alias'

/**
 * Makes the two fonts of src/web/fonts, and those of src/sites/fonts, from their npm packages: French
 * characters only, the weights that the styles use. Run by hand after an update of the packages (`npx tsx scripts/subset-fonts.ts`);
 * the results are committed so that a build needs neither.
 */
const narrowNoBreakSpace = 0x202f
const narrowSpace = String.fromCodePoint(narrowNoBreakSpace)
const thinSpace = 0x2009

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const french = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûüÿ’‘“”«»…–—•·°×−€§©²³½\u00a0\u2009ñáíóúãõ'

interface Family {
  source: string
  result: string
  axes?: Record<string, number | { min: number; max: number; default: number }>
  features: string[]
  /** The characters kept; by default those of French. */
  characters?: string
  /** Whose glyph stands for U+202F; by default the thin space's where there is one. */
  narrow?: number
}

/** One weight of a face that clients' sites wear, under src/sites/fonts. */
const site = (face: string, weight: number, style = 'normal'): Family => ({
  source: `@fontsource/${face}/files/${face}-latin-${weight}-${style}.woff2`,
  result: `sites/fonts/${face}-${weight}${style === 'normal' ? '' : `-${style}`}.woff2`,
  features: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'mark'],
})

const families: Family[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    result: 'web/fonts/bricolage-grotesque.woff2',
    axes: { wght: { min: 600, max: 800, default: 700 }, opsz: 32, wdth: 100 },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
    // Under the negative tracking of titles its thin space would close up.
    narrow: 0x20,
  },
  {
    // Atkinson's zero is slashed, which is for codes: figures that people read come from the titles' face.
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    result: 'web/fonts/figures.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 }, opsz: 14, wdth: 100 },
    features: ['kern', 'tnum'],
    characters: '0123456789',
  },
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    result: 'sites/fonts/figures.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 }, opsz: 14, wdth: 100 },
    features: ['kern', 'tnum'],
    characters: '0123456789',
  },
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    result: 'web/fonts/atkinson-hyperlegible-next.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    result: 'sites/fonts/atkinson-hyperlegible-next.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
  site('barlow-condensed', 700),
  site('instrument-serif', 400),
  site('instrument-serif', 400, 'italic'),
  site('instrument-sans', 400),
  site('instrument-sans', 600),
  site('zilla-slab', 600),
  site('newsreader', 400),
  site('newsreader', 600),
  site('gloock', 400),
  site('big-shoulders-display', 800),
  site('fraunces', 600),
  site('outfit', 400),
  site('outfit', 600),
]

for (const { source, result, axes, features, characters = ascii + french, narrow } of families) {
  const whole = await readFile(`node_modules/${source}`)
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'sfnt',
    ...(axes && { variationAxes: axes }),
    keepFeatures: features,
    noHinting: true,
  })
  const packed = await subsetFont(withNarrowSpace(subset, narrow), characters + narrowSpace, {
    targetFormat: 'woff2',
    keepFeatures: features,
  })
  await writeFile(`src/${result}`, packed)
  console.log(`${result}: ${packed.length} bytes`)
}

function withNarrowSpace(font: Buffer, stand: number | undefined): Buffer {
  if (!drawsCharacter(font, 0x20)) return font
  const glyph = stand ?? (drawsCharacter(font, thinSpace) ? thinSpace : 0x20)
  return aliasCharacter(font, narrowNoBreakSpace, glyph)
}
