import { parisDay } from '../text/french'
import { type StageFacts, transmittedOn } from './timeline'

type Transmission = StageFacts['transmissions'][number] & { body_name: string }

/** The body that a dossier reached last, and the day when it did; null where none has it, or none was named. */
export function lastHandedTo(transmissions: readonly Transmission[]): { body: string; on: string } | null {
  const reached = transmissions.flatMap(one => {
    const at = transmittedOn(one)
    return at && one.body_name !== '' ? [{ body: one.body_name, at }] : []
  })
  const [last] = reached.sort((a, b) => b.at.getTime() - a.at.getTime())
  return last ? { body: last.body, on: parisDay(last.at) } : null
}
