import type { EvidenceEvent } from '~/domain/journal/evidence'

/** The same event once its personal data are gone: its hash has not changed. */
export function withoutPersonalData(event: EvidenceEvent): EvidenceEvent {
  const emptied = Object.entries(event.personal).map(
    ([name, { digest }]) => [name, { digest, salt: null, value: null }] as const,
  )
  return { ...event, personal: Object.fromEntries(emptied) }
}
