import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { aliasCharacter } from './cmap-alias'

/**
 * Makes the two fonts of src/web/fonts from their npm packages: French characters only, the weights
 * that the styles use. Run by hand after an update of the packages (`npx tsx scripts/subset-fonts.ts`);
 * the results are committed so that a build needs neither.
 */
const narrowNoBreakSpace = 0x202f
const thinSpace = 0x2009

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const french = 'ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûüÿ’‘“”«»…–—•·°×−€§©²³½\u00a0\u2009ñáíóúãõ'

const families = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    result: 'bricolage-grotesque.woff2',
    axes: { wght: { min: 600, max: 800, default: 700 }, opsz: 32, wdth: 100 },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
  {
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    result: 'atkinson-hyperlegible-next.woff2',
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ['kern', 'tnum', 'ccmp', 'mark'],
  },
]

for (const { source, result, axes, features } of families) {
  const whole = await readFile(`node_modules/${source}`)
  const subset = await subsetFont(whole, ascii + french, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  const aliased = aliasCharacter(subset, narrowNoBreakSpace, thinSpace)
  const everything = ascii + french + String.fromCodePoint(narrowNoBreakSpace)
  const packed = await subsetFont(aliased, everything, { targetFormat: 'woff2', keepFeatures: features })
  await writeFile(`src/web/fonts/${result}`, packed)
  console.log(`${result}: ${packed.length} bytes`)
}
