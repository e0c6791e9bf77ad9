import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '../tests/support/texts/content-texts'
import { plainSpaces } from '../tests/support/texts/writing-flaws'
import { textSpans } from './french-texts'

/** The specification fixes these with plain spaces. */
const AS_SPECIFIED = [
  'Dossier finalisé avec succès ! Vous allez recevoir un email avec votre facture transition numérique complète.',
  'Inscription reçue !',
  'Inscription internationale envoyée avec succès !',
]

/** English, programs and patterns in quotes; sites and towns have their spaces set as they are drawn. */
const NOT_FRENCH = new RegExp(
  `^src/(${[
    ...['main.ts', 'commands/', 'contract/', 'store/', 'gateways/backup/', 'sites/', 'domain/city/'],
    ...['domain/site/hours/hours-words', 'domain/site/prices/price-units', 'web/ui/frame/kept-place'],
    ...['web/ui/actions/early-input', 'domain/text/french-spaces', 'gateways/share-pictures/picture'],
  ].join('|')})`,
)

/** Lines of code have signs between spaces too; a file is read closely where one might be of a sentence. */
const SUSPECT = /« | [;!»](?![\w([=])| \?(?=['"`<.,)»]|\s*$| [A-ZÀ-Ü«])|^[^?]*\S :(?=[\s'"`<$]|$)/mu

/** Code of the site, without its tests. */
const CODE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(name => `src/${name}`)
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('no sign of a French sentence may begin a line', () => {
  const flaws = CODE.filter(file => !NOT_FRENCH.test(file)).flatMap(file =>
    flawsOf(file, readFileSync(file, 'utf8')),
  )
  expect(flaws).toEqual([])
})

test('a no-break space in code can be seen', () => {
  expect(CODE.filter(file => /[\u00a0\u202f]/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the heads of contents keep their signs too', () => {
  for (const file of CONTENT_TEXTS)
    expect(plainSpaces(headOf(readFileSync(file, 'utf8')).replace(/^\w+: /gm, '')), file).toEqual([])
})

test('a sentence with a plain space is found wherever it stands', () => {
  const source = `const a = (b ? 'c : « d' : x)\nconst e = <p title="Quoi ?">\n  Ceci : « cela »\n</p>`
  expect(flawsOf('src/a.tsx', source)).toHaveLength(6)
})

function flawsOf(file: string, source: string): string[] {
  if (!SUSPECT.test(source)) return []
  return textSpans(file, source).flatMap(([start, end]) => {
    const text = AS_SPECIFIED.reduce((rest, said) => rest.replace(said, ''), source.slice(start, end))
    return plainSpaces(text.replace(/\s*\n\s*/g, '\n')).map(({ words }) => `${file}: ${words}`)
  })
}

const headOf = (text: string) => /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? ''
