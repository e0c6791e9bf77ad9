/** What was typed, as this tab keeps it. A browser that allows no storage just keeps nothing. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(name) ?? '{}') }
  } catch {
    return {}
  }
}

/** @param value null: nothing is kept any more */
export function writeDraft(name: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {}
}

/** How the names of what the team types in the administration begin. */
export const TEAM_DRAFTS = 'equipe:'

/** Forgets all whose name begins so: the next one at this keyboard is somebody else. */
export function forgetDrafts(start: string) {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(start)) sessionStorage.removeItem(name)
  } catch {}
}
