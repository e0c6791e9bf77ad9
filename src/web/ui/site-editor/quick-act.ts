/** What an owner does most, each one press away from his space: in the address after `?acte=`. */
export const QUICK_ACTS = ['fermer', 'prix', 'horaires', 'photo'] as const

export type QuickAct = (typeof QUICK_ACTS)[number]

export const QUICK_ACT_LABELS: Record<QuickAct, string> = {
  fermer: 'Fermer aujourd’hui ou une période',
  prix: 'Changer un prix',
  horaires: 'Changer les horaires',
  photo: 'Ajouter une photo',
}

export const quickActOf = (text: string | null): QuickAct | null =>
  QUICK_ACTS.find(act => act === text) ?? null
