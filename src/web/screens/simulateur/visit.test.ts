import { describe, expect, it } from 'vitest'
import { addressOf, readVisit } from './visit'

const visit = (search: string) => readVisit(new URLSearchParams(search))
const all = 'france=oui&effectif=9&chiffre-affaires=1999999&bilan=inconnu&situation=oui&projet=vitrine'

describe('readVisit', () => {
  it('starts at the first question without a word', () => {
    expect(visit('')).toMatchObject({ at: 'question', index: 0, problem: null })
  })

  it('goes on to the first question without an answer', () => {
    expect(visit('france=oui&effectif=9')).toMatchObject({ at: 'question', index: 2, problem: null })
  })

  it('asks again, with a message, when nothing was chosen', () => {
    expect(visit('france=oui&etape=3')).toMatchObject({
      index: 1,
      problem: expect.stringContaining('Choisissez'),
    })
  })

  it.each(['effectif=beaucoup', 'effectif=-1', 'effectif=1.5', 'effectif=', 'effectif=9999999999999'])(
    'asks again, with a message, for %s',
    bad => {
      const asked = visit(`france=oui&${bad}&etape=3`)
      expect(asked).toMatchObject({ index: 1, answers: { france: 'oui' } })
      expect(asked).toMatchObject({ problem: expect.stringContaining('comprise') })
    },
  )

  it('takes any whole number where something is counted', () => {
    expect(visit('france=oui&effectif=250&etape=3')).toMatchObject({ index: 2, answers: { effectif: '250' } })
  })

  it('goes back to a question with its answer', () => {
    expect(visit(`${all}&etape=2`)).toMatchObject({ at: 'question', index: 1, answers: { effectif: '9' } })
  })

  it('shows the result once all is answered', () => {
    expect(visit(all).at).toBe('result')
    expect(visit(`${all}&etape=7`).at).toBe('result')
  })

  it('stops at once for a company outside France, and lets it correct that', () => {
    expect(visit('france=non&etape=2').at).toBe('result')
    expect(visit('france=non&etape=1')).toMatchObject({ at: 'question', index: 0 })
  })

  it('ignores a step that is none', () => {
    expect(visit('etape=99')).toMatchObject({ at: 'question', index: 0, problem: null })
  })

  it('writes addresses that it reads back', () => {
    const address = addressOf({ france: 'oui', effectif: '9' }, 1)
    expect(visit(address.split('?')[1] ?? '')).toMatchObject({
      index: 1,
      answers: { france: 'oui', effectif: '9' },
    })
  })
})
