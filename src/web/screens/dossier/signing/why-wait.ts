/**
 * Why step 2 cannot be left yet, said beside its button; empty when it can.
 * @param missing what is still to come, as parts of a French sentence
 */
export function whyWait(missing: string[], sending: boolean): string {
  if (missing.length > 0) return `Il manque encore\u00a0: ${missing.join('\u202f; ')}.`
  return sending ? 'Un fichier est en cours d’envoi\u00a0: vous pourrez continuer dès qu’il sera arrivé.' : ''
}
