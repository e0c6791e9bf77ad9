import type { DraftName } from './draft-names'

/** What was typed, as this tab keeps it. A browser that allows no storage just keeps nothing. */
export function readDraft(name: DraftName): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(name) ?? '{}') }
  } catch {
    return {}
  }
}

/** @param value null: nothing is kept any more */
export function writeDraft(name: DraftName, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}

/** How the names of what the team types in the administration begin. */
export const TEAM_DRAFTS = 'equipe:'

/** The same of texts and aids, which are kept with the version that they were typed over. */
export const TEXT_DRAFTS = 'texte:'

/** Whether any is kept whose name begins so. */
export function keepsDrafts(start: string): boolean {
  try {
    return Object.keys(sessionStorage).some(name => name.startsWith(start))
  } catch {
    return false
  }
}

/** Forgets all whose name begins so: the next one at this keyboard is somebody else. */
export function forgetDrafts(start: string) {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(start)) sessionStorage.removeItem(name)
  } catch {}
}
