/** Why words were not kept yet: somebody else wrote others meanwhile. @param theirs each as it is by now; empty: taken out */
export function changedMeanwhile(theirs: readonly string[]): string {
  const said = theirs.map(text => (text ? `«\u00a0${text}\u00a0»` : 'rien')).join(', ')
  return `Changé ailleurs entre-temps. On y lit maintenant\u00a0: ${said}. Vos mots sont restés ici\u00a0: validez encore pour les garder, ou corrigez-les d’abord.`
}
