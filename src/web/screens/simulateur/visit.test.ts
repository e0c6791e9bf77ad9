import { describe, expect, it } from 'vitest'
import { addressOf, readVisit } from './visit'

const visit = (search: string) => readVisit(new URLSearchParams(search))
const all =
  'france=oui&code-postal=69002&effectif=9&chiffre-affaires=1999999&bilan=inconnu&situation=oui&metier=artisanat&projet=vitrine'

describe('readVisit', () => {
  it('starts at the first question without a word', () => {
    expect(visit('')).toMatchObject({ at: 'question', index: 0, problem: null })
  })

  it('goes on to the first question without an answer', () => {
    expect(visit('france=oui&code-postal=69002&effectif=9')).toMatchObject({
      at: 'question',
      index: 3,
      problem: null,
    })
  })

  it('asks again, with a message, when nothing was chosen', () => {
    expect(visit('france=oui&code-postal=69002&etape=4')).toMatchObject({
      index: 2,
      problem: expect.stringContaining('Choisissez'),
    })
  })

  it.each(['effectif=beaucoup', 'effectif=-1', 'effectif=1.5', 'effectif=', 'effectif=9999999999999'])(
    'asks again, with a message, for %s',
    bad => {
      const asked = visit(`france=oui&code-postal=69002&${bad}&etape=4`)
      expect(asked).toMatchObject({ index: 2, answers: { france: 'oui' } })
      expect(asked).toMatchObject({ problem: expect.stringContaining('comprise') })
    },
  )

  it('takes any whole number where something is counted', () => {
    expect(visit('france=oui&code-postal=69002&effectif=250&etape=4')).toMatchObject({
      index: 3,
      answers: { effectif: '250' },
    })
  })

  it('goes back to a question with its answer', () => {
    expect(visit(`${all}&etape=3`)).toMatchObject({ at: 'question', index: 2, answers: { effectif: '9' } })
  })

  it('shows the result once all is answered', () => {
    expect(visit(all).at).toBe('result')
    expect(visit(`${all}&etape=9`).at).toBe('result')
  })

  it('stops at once for a company outside France, and lets it correct that', () => {
    expect(visit('france=non&etape=2').at).toBe('result')
    expect(visit('france=non&etape=1')).toMatchObject({ at: 'question', index: 0 })
  })

  it.each(['code-postal=6900', 'code-postal=99999', 'code-postal=Lyon'])(
    'asks for a postal code again for %s',
    bad => {
      expect(visit(`france=oui&${bad}&etape=3`)).toMatchObject({
        index: 1,
        problem: expect.stringContaining('cinq chiffres'),
      })
    },
  )

  it('goes on without a postal code when the visitor does not say it', () => {
    expect(visit('france=oui&code-postal=inconnu&etape=3')).toMatchObject({ index: 2, problem: null })
  })

  it('ignores a step that is none', () => {
    expect(visit('etape=99')).toMatchObject({ at: 'question', index: 0, problem: null })
  })

  it('writes addresses that it reads back', () => {
    const address = addressOf({ france: 'oui', 'code-postal': '97400' }, 1)
    expect(visit(address.split('?')[1] ?? '')).toMatchObject({
      index: 1,
      answers: { france: 'oui', 'code-postal': '97400' },
    })
  })
})
