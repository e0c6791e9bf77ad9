import { plain } from './plain-words'
import { linesNear, type TextLine } from './text-line'

/** What stands before a name, the surest first. */
const LABELS = {
  holder: [
    /TITULAIRE\s+(?:DU\s+)?COMPTE/,
    /INTITUL[EÉ]\s+(?:DU\s+)?COMPTE/,
    /(?:IDENTIT[EÉ]\s+DU\s+)?TITULAIRE/,
    /ACCOUNT\s+(?:OWNER|HOLDER)/,
    /NOM\s+(?:ET\s+ADRESSE\s+)?DU\s+TITULAIRE/,
  ],
  company: [
    /D[EÉ]NOMINATION(?:\s+(?:SOCIALE|OU\s+RAISON\s+SOCIALE))?/,
    /RAISON\s+SOCIALE/,
    /NOM(?:,)?\s+(?:ET\s+)?PR[EÉ]NOMS?/,
    /(?:NOM\s+DE\s+L.)?ENTREPRISE\s*:/,
  ],
  'last-name': [/NOM\s*(?:\/\s*SURNAME)?\s*[:.]?/, /SURNAME/],
  'first-name': [/PR[EÉ]NOM(?:\(?S\)?)?\s*(?:\/\s*GIVEN\s+NAMES?)?\s*[:.]?/, /GIVEN\s+NAMES?/],
} satisfies Record<string, RegExp[]>

interface FoundText {
  value: string
  line: TextLine
}

/**
 * The name behind a label, in its own line or in the nearest beside or below it; null where nothing that can
 * be a name stands there.
 */
export function labelledName(label: keyof typeof LABELS, lines: readonly TextLine[]): FoundText | null {
  for (const pattern of LABELS[label]) {
    const start = label === 'last-name' || label === 'first-name' ? '^[^A-Z]{0,4}' : '^.{0,14}?\\b'
    const labelAt = new RegExp(`${start}(?:${pattern.source})`, 'i')
    for (const line of lines) {
      const match = labelAt.exec(line.text)
      const found = match && nameBehind(line, match[0].length, lines)
      if (found) return found
    }
  }
  return null
}

function nameBehind(line: TextLine, labelEnd: number, lines: readonly TextLine[]): FoundText | null {
  const rest = tidyName(line.text.slice(labelEnd))
  if (canBeName(rest)) return { value: rest, line }
  if (plain(rest).length > 12 && !/^[\s/(:]/.test(line.text.slice(labelEnd))) return null
  const near = linesNear(line, lines)
    .slice(0, 2)
    .find(({ text }) => canBeName(tidyName(text)))
  return near ? { value: tidyName(near.text), line: near } : null
}

/** Without what labels leave behind: colons, slashes, brackets, their own English. */
const tidyName = (text: string) =>
  text
    .replace(/^[\s:;.,/|()_\-–—=*]+/, '')
    .replace(
      /^(?:du compte|account (?:owner|holder)|surname|given names?|sociale|ou raison sociale)\b[\s:;.,/|()_-]*/i,
      '',
    )
    .replace(/[\s:;.,|_=*-]+$/, '')
    .slice(0, 120)

/** Words that are labels of something else. */
const LABEL_WORDS =
  /\b(IBAN|BIC|RIB|BANQUE|GUICHET|COMPTE|CLE|DOMICILIATION|ADRESSE|SIREN|SIRET|FORME|JURIDIQUE|CAPITAL|SIEGE|DATE|CODE|NATIONALITE|SEXE|PRENOMS?|NATIONALITY|SURNAME|GIVEN|ACTIVITE|IMMATRICULATION)\b/

function canBeName(text: string): boolean {
  const words = plain(text)
  const letters = words.replace(/[^A-Z]/g, '').length
  return letters >= 3 && letters >= words.replace(/ /g, '').length * 0.6 && !LABEL_WORDS.test(words)
}

/** The managers that a registry extract names: people behind « Nom, prénoms », « Président », « Gérant ». */
export function managersIn(lines: readonly TextLine[]): FoundText[] {
  const found: FoundText[] = []
  for (const line of lines) {
    const match =
      /^.{0,6}?\b(?:Nom\s*,?\s*(?:et\s+)?pr[ée]noms?|Nom d.usage, pr[ée]noms?|Pr[ée]sident(?:e)?|G[ée]rant(?:e)?|Dirigeant(?:e)?|Exploitant(?:e)?|Directeur g[ée]n[ée]ral)\b/i.exec(
        line.text,
      )
    const name = match && nameBehind(line, match[0].length, lines)
    if (name && plain(name.value).split(' ').length >= 2 && !found.some(({ value }) => value === name.value))
      found.push(name)
  }
  return found.slice(0, 6)
}

/** Where the code of an attestation stands, to be shown as a picture: what is recognised of it is not to be trusted. */
export function securityCode(lines: readonly TextLine[]): FoundText | null {
  const label = lines.find(({ text }) => /CODE DE (SECURITE|VERIFICATION)/.test(plain(text)))
  if (!label) return null
  const code = /\b[A-Z0-9]{15}\b/
  const line = [label, ...linesNear(label, lines)].find(({ text }) =>
    code.test(text.toUpperCase().replace(/\s/g, '')),
  )
  return { value: '', line: line ?? label }
}
