/** What an acceptance says: less than the total unless told otherwise. */
export const granted = (amount = 3_000, body = 'Région Essai') => ({
  status: 'Accepté' as const,
  grant: { amount, body, decided_on: '2026-01-15' },
})

/** What a refusal says. */
export const refused = (motive: 'body-refused' | 'not-eligible' | 'no-decision' = 'body-refused') => ({
  status: 'Refusé' as const,
  motive,
  reason: 'Le budget de cette aide est épuisé.',
})
