import type { DocumentKind } from '../../../src/domain/dossier/pieces/document-kind'
import { judgePiece } from '../../../src/domain/reading/judge-piece'
import type { PaperReading } from '../../../src/domain/reading/read-paper'
import type { Paper } from './drawing'

/** A paper as it is sent in. */
export interface Sent extends Omit<Paper, 'svg' | 'width' | 'height'> {
  variant: string
  bytes: () => Promise<Buffer>
}

/** A paper that was sent, what was read of it, and how long that took. */
export interface Reading {
  sent: Sent
  reading: PaperReading
  ms: number
}

/** The names and numbers that a dossier declares. */
export interface Declared {
  name: string
  siret: string
}

const readOf = ({ fields }: PaperReading, name: string) =>
  fields.find(field => field.name === name && field.value !== '')?.value

/** Shares and counts over some readings. */
export function score(readings: readonly Reading[]) {
  const numbers = ['iban', 'siren', 'siret'] as const
  const expected = (names: readonly (keyof Sent['truth'])[]) =>
    readings.flatMap(({ sent, reading }) =>
      names.flatMap(name =>
        sent.truth[name] ? [{ given: readOf(reading, name), truth: sent.truth[name] }] : [],
      ),
    )
  const share = (parts: { given: string | undefined; truth: string }[]) =>
    parts.length === 0
      ? 100
      : (100 * parts.filter(({ given, truth }) => given === truth).length) / parts.length
  return {
    kinds:
      (100 * readings.filter(({ sent, reading }) => (reading.kind ?? 'other') === sent.kind).length) /
      readings.length,
    decoysTaken: readings.filter(
      ({ sent, reading }) => sent.kind === 'other' && reading.kind !== 'other' && reading.kind !== null,
    ).length,
    numbers: share(expected(numbers)),
    wrongNumbers: expected(numbers).filter(({ given, truth }) => given !== undefined && given !== truth)
      .length,
    dates: share(expected(['issued_on'])),
    wrongDates: expected(['issued_on']).filter(({ given, truth }) => given !== undefined && given !== truth)
      .length,
    names: share(expected(['last_name'])),
  }
}

/** A paper's slot by what it is; decoys have none. */
function slotOf(kind: string): DocumentKind | null {
  if (kind === 'sirene' || kind === 'rne') return 'kbis'
  return kind === 'other' ? null : (kind as DocumentKind)
}

const JUDGED = ['siren', 'holder', 'name']

/**
 * Each firm's papers put into each firm's dossier, beside that firm's own extract and beside their own.
 * @returns how often a stranger's paper is « concordant », and how often a firm's own is « foreign »
 */
export function crossed(readings: readonly Reading[], firms: readonly Declared[]) {
  let foreignPassed = 0
  let ownFailed = 0
  let ownPassed = 0
  let own = 0
  const extractOf = (firm: number) =>
    readings.filter(
      ({ sent, reading }) => sent.firm === firm && sent.kind === 'kbis' && readOf(reading, 'managers'),
    )[0]?.reading
  for (const [home, declared] of firms.entries()) {
    for (const { sent, reading } of readings) {
      const slot = slotOf(sent.kind)
      if (!slot) continue
      for (const extract of [extractOf(home), extractOf(sent.firm)]) {
        const pieces = new Map<DocumentKind, PaperReading>([
          ...(extract ? [['kbis', extract] as const] : []),
          [slot, reading],
        ])
        const dossier = {
          siret: declared.siret,
          company_name: declared.name,
          day: '2026-06-10',
          registry: null,
        }
        const outcomes = judgePiece(slot, dossier, pieces).filter(({ check }) => JUDGED.includes(check))
        if (sent.firm !== home) foreignPassed += outcomes.filter(({ outcome }) => outcome === 'passed').length
        else {
          own += outcomes.length
          ownFailed += outcomes.filter(({ outcome }) => outcome === 'failed').length
          ownPassed += outcomes.filter(({ outcome }) => outcome === 'passed').length
        }
      }
    }
  }
  return { foreignPassed, ownFailed, ownPassedShare: (100 * ownPassed) / Math.max(1, own) }
}
