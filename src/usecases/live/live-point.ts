import { Refusal } from '~/domain/refusal'
import type { JournalPoint } from '~/store/events/journal-point'
import type { Deps } from '../ground/deps'

/** Where the journal is, as a stream's client gives it back. */
export const pointNow = async ({ live }: Pick<Deps, 'live'>) => writePoint(await live.point())

/** A point of the journal as a stream's client gives it back after a break. */
const writePoint = ({ id, open }: JournalPoint): string => `${id}-${open}`

/** @throws Refusal invalid-request when it is not ours */
export function readPoint(cursor: string): JournalPoint {
  const [, id, open] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? []
  if (!id || !open) throw new Refusal('invalid-request')
  return { id: Number(id), open: Number(open) }
}
