/** The days of a week as it is read here, from Monday to Sunday. */
export const DAY_NAMES: readonly string[] = [
  'lundi',
  'mardi',
  'mercredi',
  'jeudi',
  'vendredi',
  'samedi',
  'dimanche',
]

/** « lundi » of 1, « dimanche » of 7. */
export const dayName = (day: number): string => DAY_NAMES[day - 1] ?? ''
