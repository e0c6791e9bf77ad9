// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { QuestionCalls, Questions } from './question-calls'
import SiteQuestions from './site-questions'

const asked = { text: 'Vous vendez des vélos ?', first_on: '2026-11-20', last_on: '2026-11-24' }
const both: Questions = {
  questions: [
    { ...asked, number: 7, times: 3 },
    { ...asked, number: 9, times: 1, text: '<b>Un piano ?</b>' },
  ],
  kept: true,
}
const without = (number: number): Questions => ({
  ...both,
  questions: both.questions.filter(one => one.number !== number),
})

test('a question is answered once, in words that can be put right, and leaves the list', async () => {
  const said: unknown[] = []
  const calls: QuestionCalls = {
    read: async () => both,
    answer: async (number, words) => {
      said.push([number, words])
      return without(number)
    },
    leave: async number => without(number),
  }
  const person = userEvent.setup()
  render(<SiteQuestions drafts="site-question:s" calls={calls} heading="h2" />)
  await screen.findByText(/Posée 3 fois, la dernière le 24/)
  expect(screen.getByText(/<b>Un piano \?<\/b>/, { selector: 'p' })).toBeTruthy()
  await person.click(screen.getAllByRole('button', { name: /^Répondre/ })[0] as HTMLElement)
  const keep = screen.getByRole('button', { name: 'Garder cette réponse' })
  expect(keep).toHaveProperty('disabled', true)
  const worded = screen.getByLabelText('La question, comme l’assistant la redira')
  await person.clear(worded)
  await person.type(worded, 'Vendez-vous des vélos ?')
  await person.type(screen.getByLabelText('Votre réponse'), 'Oui, sur commande.')
  await person.click(keep)
  await screen.findByText(/l’assistant la connaît maintenant/)
  expect(said).toEqual([[7, { text: 'Oui, sur commande.', question: 'Vendez-vous des vélos ?' }]])
  expect(screen.queryByText(/vélos/)).toBeNull()
})

test('a list that cannot be read is asked for again; a health trade’s says why it is empty', async () => {
  let reads = 0
  const calls: QuestionCalls = {
    read: async () => {
      reads += 1
      if (reads === 1) throw new TypeError('network')
      return { questions: [], kept: false }
    },
    answer: async () => both,
    leave: async () => both,
  }
  render(<SiteQuestions drafts="site-question:s" calls={calls} heading="h3" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
  await screen.findByText(/métier de santé/)
})

test('an answer that is being typed outlives a reload, and is none of another question', async () => {
  const calls: QuestionCalls = {
    read: async () => both,
    answer: async number => without(number),
    leave: async number => without(number),
  }
  const person = userEvent.setup()
  const show = () => render(<SiteQuestions drafts="site-question:s" calls={calls} heading="h2" />)
  const answer = () => screen.getByLabelText('Votre réponse')
  show()
  await person.click((await screen.findAllByRole('button', { name: /^Répondre/ }))[0] as HTMLElement)
  await person.type(answer(), 'Oui, sur')
  cleanup()
  show()
  await screen.findByLabelText('Votre réponse')
  expect(answer()).toHaveProperty('value', 'Oui, sur')
  await person.type(answer(), ' commande.')
  await person.click(screen.getByRole('button', { name: 'Garder cette réponse' }))
  await screen.findByText(/l’assistant la connaît maintenant/)
  await expect.poll(() => sessionStorage.length).toBe(0)
})
