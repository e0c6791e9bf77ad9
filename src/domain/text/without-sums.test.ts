import { expect, it } from 'vitest'
import { withoutSums } from './without-sums'

it('leaves out the sentences that name an amount, and the headings that then stand alone', () => {
  const text = [
    '## Ce que l’on sait',
    '',
    'Le site vitrine est cité. L’aide va jusqu’à 30\u00a0% et 3\u202f000\u00a0€, sous réserve. Elle prend fin le 30 juin 2029.',
    '',
    '## Combien',
    '',
    'Jusqu’à 350\u202f000\u00a0F CFP.',
    '',
    '## À vérifier',
    '',
    'La date.',
  ].join('\n')
  expect(withoutSums(text).split('\n').filter(Boolean)).toEqual([
    '## Ce que l’on sait',
    'Le site vitrine est cité. Elle prend fin le 30 juin 2029.',
    '## À vérifier',
    'La date.',
  ])
})

it('keeps a text without amounts to the letter, dates and numbers included', () => {
  const text = 'Le téléservice a fermé le 31 juillet 2021 (article 5). Moins de 10 salariés.\n\n- une puce'
  expect(withoutSums(text)).toBe(text)
})
