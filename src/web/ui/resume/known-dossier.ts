/** What this browser remembers of the last dossier that it opened, so that one can go on without the link. */
export interface KnownDossier {
  id: string
  company_name: string
}

const KEY = 'dossier'

/** The dossier that this browser opened last; null when it opened none, forgot it, or keeps nothing. */
export function readKnownDossier(): KnownDossier | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKnownDossier(kept) ? kept : null
  } catch {
    return null
  }
}

/** A browser that allows no storage just remembers nothing. */
export function rememberDossier(dossier: KnownDossier) {
  try {
    localStorage.setItem(KEY, JSON.stringify(dossier))
  } catch {}
}

export function forgetDossier() {
  try {
    localStorage.removeItem(KEY)
  } catch {}
}

/** One that is no more, or that has another link by now, is not offered again. */
export function forgetLostDossier(id: string | undefined) {
  if (readKnownDossier()?.id === id) forgetDossier()
}

const isKnownDossier = (kept: unknown): kept is KnownDossier =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  typeof kept.id === 'string' &&
  /^[\w-]{20,64}$/.test(kept.id) &&
  'company_name' in kept &&
  typeof kept.company_name === 'string'
