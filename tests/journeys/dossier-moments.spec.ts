import type { Page } from '@playwright/test'
import { SITUATIONS, type Situation } from '../../src/domain/situation/situation'
import {
  ACTION_LABELS,
  type NextAction,
  nextAction,
  SITUATION_WORDS,
} from '../../src/domain/situation/situation-words'
import { alive } from '../support/alive'
import { expect, test } from '../support/journey'
import { type LifeMoment, lifeMoments } from '../support/life-moments'

/** What the page says in each moment, and whether a sum is due; before the last step the wizard speaks. */
const MOMENTS: Record<LifeMoment, [situation: Situation | null, due?: true]> = {
  opened: [null],
  'to-sign': [null],
  'to-hand-in': [null],
  'asked-unsigned': [null],
  asked: [null],
  held: ['with-team'],
  'to-transmit': ['to-transmit'],
  examined: ['examined'],
  choosing: ['choosing'],
  'choice-over': ['choice-over'],
  'to-answer': ['to-answer', true],
  'to-answer-paid': ['to-answer'],
  contents: ['answered', true],
  making: ['making', true],
  review: ['to-review', true],
  corrections: ['corrections', true],
  question: ['asked-on-site', true],
  'second-round': ['to-review', true],
  approved: ['approved', true],
  online: ['to-accept', true],
  delivered: ['delivered', true],
  'delivered-paid': ['delivered'],
  refused: ['refused'],
  'not-eligible': ['refused'],
  closed: ['closed'],
  'closed-unsigned': ['closed'],
  lapsed: ['lapsed'],
  renounced: ['renounced'],
}

/** Where the button of the head leads. */
const PLACES: Record<Exclude<NextAction, 'continue'>, string> = {
  answer: 'lancement',
  review: 'relecture',
  'answer-question': 'relecture',
  'accept-delivery': 'livraison',
  'open-space': 'espace',
  pay: 'reglement',
  'apply-again': 'possible',
}

const plain = (words: string) => words.replaceAll(/\s+/g, ' ')
const said = async (page: Page) => plain(await page.locator('main').innerText())

test('each moment says its own sentences and no other’s, and its one button leads to what it names', async ({
  page,
  site,
}) => {
  test.setTimeout(900_000)
  await page.setViewportSize({ width: 360, height: 780 })
  const moments = await lifeMoments(site)
  for (const [name, [situation, due]] of Object.entries(MOMENTS) as [LifeMoment, [Situation | null, true?]][])
    await test.step(name, async () => {
      await page.goto(`/dossier/${await moments[name]()}`)
      await alive(page.locator('main button').first())
      if (situation) {
        const { stands, ahead } = SITUATION_WORDS[situation]
        await expect(page.getByText(stands.replaceAll(/\s/g, ' '), { exact: true })).toBeVisible()
        expect(await said(page), name).toContain(plain(ahead))
      }
      await expect(page.getByRole('alert'), name).toHaveCount(0)
      const others = SITUATIONS.filter(other => other !== situation).flatMap(other => [
        SITUATION_WORDS[other].stands,
        SITUATION_WORDS[other].ahead,
      ])
      const shown = await said(page)
      expect(
        others.filter(words => shown.includes(plain(words))),
        name,
      ).toEqual([])
      await leads(page, situation && nextAction(situation, due ?? false))
    })
})

/** The one button of the head is there, and takes the reader to its place; no other action's is. */
async function leads(page: Page, action: NextAction | null) {
  const named = (one: NextAction) => page.getByRole('button', { name: new RegExp(`^${ACTION_LABELS[one]}`) })
  for (const other of Object.keys(ACTION_LABELS) as NextAction[])
    if (other !== action) await expect(named(other)).toHaveCount(0)
  if (!action) return
  await expect(named(action)).toHaveCount(1)
  // « Je continue » answers by itself.
  if (action === 'continue') return
  await named(action).click()
  await expect(page.locator(`#${PLACES[action]}`)).toBeFocused()
  await expect(page.locator(`#${PLACES[action]}`)).toBeInViewport()
}
