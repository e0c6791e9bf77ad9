/** Why words were not kept yet: somebody else wrote others meanwhile. @param theirs each as it is by now; empty: taken out */
export function changedMeanwhile(theirs: readonly string[]): string {
  const said = theirs.map(text => (text ? `«\u00a0${text}\u00a0»` : 'rien')).join(', ')
  return `Changé ailleurs entre-temps. On y lit maintenant\u00a0: ${said}. Vos mots sont restés ici\u00a0: validez encore pour les garder, ou corrigez-les d’abord.`
}

/** Why words have no place any more. @param what « Cette partie » @param mine those that were typed of it, to be copied */
export function removedMeanwhile(what: string, mine: readonly string[]): string {
  const words = mine.filter(Boolean).map(text => `«\u00a0${text}\u00a0»`)
  const copied = words.length > 0 ? ` Vos mots, pour les copier\u00a0: ${words.join(', ')}.` : ''
  return `${what} a été retirée ailleurs entre-temps.${copied}`
}
