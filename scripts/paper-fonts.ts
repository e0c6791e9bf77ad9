/**
 * Makes the fonts of the papers in src/invoicing/fonts: static TrueType, because readers of PDF know
 * neither WOFF2 nor variable axes, and cutting them here spares every invoice the work.
 * Run by hand after a change of fonts: `npx tsx scripts/paper-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { plainZero } from './plain-zero'

const { resolve } = createRequire(import.meta.url)
const packageFile = (name: string, path: string) => join(dirname(resolve(`${name}/package.json`)), path)

const atkinson = (part: string) =>
  packageFile(
    '@fontsource-variable/atkinson-hyperlegible-next',
    `files/atkinson-hyperlegible-next-${part}-wght-normal.woff2`,
  )
const bricolage = (part: string) =>
  packageFile(
    '@fontsource-variable/bricolage-grotesque',
    `files/bricolage-grotesque-${part}-wght-normal.woff2`,
  )
const dejavu = (name: string) => packageFile('dejavu-fonts-ttf', `ttf/${name}.ttf`)

/** What people's names may hold beyond Latin, and the signs that stand for the rest. */
const FALLBACK_RANGES: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x370, 0x52f],
  [0x531, 0x58f],
  [0x591, 0x5f4],
  [0x600, 0x6ff],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x22ff],
  [0x25a0, 0x27bf],
  [0x2b00, 0x2b55],
  [0xfffd, 0xfffd],
  [0x1f600, 0x1f64f],
]

const cuts: { file: string; source: string; weight?: number; ranges?: [number, number][] }[] = [
  { file: 'text-regular', source: atkinson('latin'), weight: 400 },
  { file: 'text-regular-ext', source: atkinson('latin-ext'), weight: 400 },
  { file: 'text-bold', source: atkinson('latin'), weight: 700 },
  { file: 'text-bold-ext', source: atkinson('latin-ext'), weight: 700 },
  { file: 'title', source: bricolage('latin'), weight: 800 },
  { file: 'title-ext', source: bricolage('latin-ext'), weight: 800 },
  {
    file: 'figures',
    source: bricolage('latin'),
    weight: 500,
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0x20ac, 0x20ac],
      [0x2212, 0x2212],
    ],
  },
  { file: 'mono', source: dejavu('DejaVuSansMono'), ranges: [[0x20, 0x7e]] },
  { file: 'fallback', source: dejavu('DejaVuSans'), ranges: FALLBACK_RANGES },
]

for (const { file, source, weight, ranges } of cuts) {
  const bytes = readFileSync(source)
  const font = fontkit.create(bytes) as fontkit.Font
  const wanted = font.characterSet.filter(
    code => !ranges || ranges.some(([first, last]) => code >= first && code <= last),
  )
  const cut = await subsetFont(bytes, String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    preserveNameIds: [1, 2, 4, 6],
    ...(weight && { variationAxes: { wght: weight } }),
  })
  const isSlashed = source === atkinson('latin')
  writeFileSync(join('src/invoicing/fonts', `${file}.ttf`), isSlashed ? plainZero(cut) : cut)
  console.log(`${file}: ${wanted.length} characters, ${Math.round(cut.length / 1024)} kB`)
}
