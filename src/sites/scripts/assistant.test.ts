// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'

const SCRIPT = readFileSync('src/sites/scripts/assistant.js', 'utf8')

it('keeps what is typed while an answer is on its way, and names the telephone where none comes', async () => {
  document.body.innerHTML = `<a href="tel:+33261910030">02 61 91 00 30</a><section data-assistant><div class="thread"></div>
    <form action="http://localhost/_assistant"><input name="question"><button>Demander</button></form></section>`
  Element.prototype.scrollIntoView = () => {}
  const waiting: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>(resolve => waiting.push(resolve)))
  onTestFinished(() => void vi.unstubAllGlobals())
  new Function(SCRIPT)()
  const input = document.querySelector('input') as HTMLInputElement
  const form = document.querySelector('form') as HTMLFormElement
  const ask = (question: string) => {
    input.value = question
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  const answered = (answer: string) =>
    waiting.shift()?.(Response.json({ answer, sources: [], kind: 'hours' }))
  const bubble = () => document.querySelector('.bubble:last-child')?.textContent

  ask('Ouvert lundi ?')
  input.value = 'Et mard'
  answered('Oui, de 8 h à 12 h.')
  await expect.poll(bubble).toBe('Oui, de 8 h à 12 h.')
  expect(input.value).toBe('Et mard')
  ask('Et mardi ?')
  answered('Oui aussi.')
  await expect.poll(bubble).toBe('Oui aussi.')
  expect(input.value).toBe('')
  ask('Et jeudi ?')
  waiting.shift()?.(new Response(null, { status: 503 }))
  await expect
    .poll(bubble)
    .toBe('Je n’ai pas pu répondre. Essayez à nouveau, ou appelez le 02\u00a061\u00a091\u00a000\u00a030.')
  expect(document.querySelector('.bubble a')?.getAttribute('href')).toBe('tel:+33261910030')
  expect(input.value).toBe('Et jeudi ?')
})
