/** « moins de 8 h », « moins de 3 j », « moins de 2 mois »; null is beyond a year. */
export function delayWords(hours: number | null): string {
  if (hours === null) return 'plus d’un an'
  if (hours < 48) return `moins de ${hours}\u00a0h`
  const days = hours / 24
  return days < 60
    ? `moins de ${days}\u00a0j`
    : days >= 365
      ? 'moins d’un an'
      : `moins de ${days / 30}\u00a0mois`
}
