import { companyNumbers } from './company-numbers'
import { ibanIn, looksLikeIban } from './iban'
import { labelledName, managersIn, securityCode } from './labelled'
import { type MachineZone, machineZone } from './machine-zone'
import { agreedIssueDate, printedExpiry } from './paper-dates'
import type { PaperKind } from './paper-kind'
import type { FieldName, ReadField } from './read-field'
import { recogniseKind } from './recognise-kind'
import type { Box, TextLine } from './text-line'

/** A two-dimensional code, and where it stands. */
export interface PaperCode {
  text: string
  page: number
  box: Box
}

export interface PaperReading {
  /** Null: too little was legible. */
  kind: PaperKind | null
  fields: ReadField[]
}

/**
 * Makes of a paper's lines its kind and its fields.
 * @param codes its two-dimensional codes
 * @param looks the paper's lines again, those around its day of issue looked at more closely
 */
export function readPaper(
  lines: readonly TextLine[],
  codes: readonly PaperCode[] = [],
  looks: readonly (readonly TextLine[])[] = [],
): PaperReading {
  const zone = machineZone(lines)
  const kind = recogniseKind(lines, zone)
  return {
    kind,
    fields: kind && kind !== 'other' ? [...fieldsOf(kind, lines, looks, zone), ...codeFields(codes)] : [],
  }
}

function fieldsOf(
  kind: PaperKind,
  lines: readonly TextLine[],
  looks: readonly (readonly TextLine[])[],
  zone: MachineZone | null,
): ReadField[] {
  if (kind === 'rib') return ribFields(lines)
  if (kind === 'passport' || kind === 'identity_recto' || kind === 'identity_verso')
    return zoneFields(lines, zone)
  const { siren, siret } = companyNumbers(lines)
  const issued = agreedIssueDate(kind, [lines, ...looks])
  const name = labelledName('company', lines)
  const closed = lines.find(({ text }) =>
    /\b(radiée? (d’office )?le|cessée? le|fermée? depuis|état administratif\s*:?\s*(fermé|cessé))/i.test(
      text,
    ),
  )
  return [
    ...field('siren', siren),
    ...field('siret', siret),
    ...field('issued_on', issued),
    ...field('company_name', name),
    ...managersIn(lines).flatMap(manager => field('managers', manager)),
    ...(kind === 'urssaf' ? field('security_code', securityCode(lines)) : []),
    ...(closed ? field('closed', { value: 'oui', line: closed }) : []),
  ]
}

function ribFields(lines: readonly TextLine[]): ReadField[] {
  const iban = ibanIn(lines)
  const doubtful = iban ? null : looksLikeIban(lines)
  return [
    ...field('iban', iban ?? (doubtful && { value: '', line: doubtful })),
    ...field('holder', labelledName('holder', lines)),
  ]
}

function zoneFields(lines: readonly TextLine[], zone: MachineZone | null): ReadField[] {
  const last = zone?.lastName ? { value: zone.lastName, line: zone.line } : labelledName('last-name', lines)
  const first = zone?.firstName
    ? { value: zone.firstName, line: zone.line }
    : labelledName('first-name', lines)
  const expiry = zone?.expiresOn ? { value: zone.expiresOn, line: zone.line } : printedExpiry(lines)
  return [
    ...field('last_name', last),
    ...field('first_name', first),
    ...field('expires_on', expiry),
    ...(zone ? field('mrz', { value: zone.valid ? 'valid' : 'partial', line: zone.line }) : []),
  ]
}

const codeFields = (codes: readonly PaperCode[]): ReadField[] =>
  codes
    .filter(({ text }) => /^DC\d{2}/.test(text))
    .map(({ text, page, box }) => ({ name: 'code_2d', value: text, page, box, confidence: 100 }))

function field(name: FieldName, found: { value: string; line: TextLine } | null): ReadField[] {
  if (!found) return []
  const { value, line } = found
  return [{ name, value, page: line.page, box: line.box, confidence: line.confidence }]
}
