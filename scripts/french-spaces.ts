import { readFileSync, writeFileSync } from 'node:fs'
import { frenchSpaces } from '../src/domain/text/french-spaces'
import { textSpans } from './french-texts'

/**
 * Sets French typography in the sentences of the files given: the spaces that do not break, the curved
 * apostrophe. In .tsx and .ts files only texts are touched, never code; in .md files everything is.
 * `npx tsx scripts/french-spaces.ts src/web/screens/accueil/*.tsx`. The specification's own sentences keep plain
 * characters: do not run it on the screens that quote them.
 */

/** The attributes that hold words: the others are addresses, drawings and class names. */
const spokenAttributes = new Set(
  'title lead box label hint caption aria-label alt purpose above below answer lines drawing icon preview'.split(
    ' ',
  ),
)

const inTexts = (file: string, source: string) =>
  textSpans(file, source, attribute => spokenAttributes.has(attribute)).reduceRight(
    (text, [start, end]) => text.slice(0, start) + frenchSpaces(text.slice(start, end)) + text.slice(end),
    source,
  )

for (const file of process.argv.slice(2)) {
  const source = readFileSync(file, 'utf8')
  const result = file.endsWith('.md') ? frenchSpaces(source) : inTexts(file, source)
  if (result !== source) {
    writeFileSync(file, result)
    console.log(`${file}: set`)
  }
}
