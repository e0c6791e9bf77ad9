import { api } from '~/web/api'
import type { DossierState } from './state'

let read: DossierState | null = null

/** Reads a dossier before its page is gone to: an error then leaves one at the step where one is. @throws as the call */
export async function readAhead(id: string): Promise<void> {
  read = await api.readCompany({ params: { id } })
}

/** What was read ahead, once. */
export function takeRead(id: string): DossierState | null {
  const taken = read?.id === id ? read : null
  read = null
  return taken
}
