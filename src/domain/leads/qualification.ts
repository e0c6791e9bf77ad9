/** What a billed call was qualified by, as its client reads it. */
export type Qualification = 'length' | 'transcript' | 'transcript-missing'

export const QUALIFICATION_WORDS: Record<Qualification, string> = {
  length: 'Qualifié par sa durée, sa répétition et son heure\u00a0: cet appel n’est pas transcrit.',
  transcript: 'Qualifié par nos règles, qui ont lu la transcription de l’opérateur.',
  'transcript-missing':
    'Qualifié par sa durée, sa répétition et son heure\u00a0: aucune transcription n’est arrivée dans l’heure.',
}
