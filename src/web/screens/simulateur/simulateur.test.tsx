// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { makeApiOf } from '~/contract/client'
import { aidCalls } from '~/contract/content/aids'
import type { Outcome } from '~/domain/eligibility/eligibility'
import { questions } from '~/domain/eligibility/questions'
import { outcomeWords, resultWords } from '~/domain/eligibility/result-words'
import { Refusal } from '~/domain/refusal'
import type { JudgedAid } from '~/web/ui/aids/aid-data'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import Simulateur, { loader } from './simulateur'

/** Of a firm that meets every criterion. */
const ANSWERS = {
  ...{ france: 'oui', 'code-postal': '69002', effectif: '9', 'chiffre-affaires': '499999' },
  ...{ bilan: 'inconnu', situation: 'oui', metier: 'artisanat', projet: 'vitrine' },
}

/** What of the simulator was counted as reached, in order. */
let counted: string[] = []

function open(address: string) {
  cleanup()
  const api = makeApiOf(aidCalls, fetch)
  showAt(address, [
    {
      path: '/simulateur',
      Component: Simulateur,
      loader: args =>
        loader({ ...args, context: { api, count: (kind, name) => counted.push(`${kind} ${name}`) } }),
    },
  ])
}

/** What a browser without our code does with a plain form; jsdom goes nowhere. */
async function started(aids: () => { aids: [] } = () => ({ aids: [] })) {
  await answering({ aids })
  const follow = (event: SubmitEvent) => {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement, event.submitter)
    open(`/simulateur?${new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))}`)
  }
  counted = []
  document.addEventListener('submit', follow)
  onTestFinished(() => document.removeEventListener('submit', follow))
  open('/simulateur')
}

/** The title where the catalogue holds no open grant for that visitor. */
const noneOpen = (outcome: Outcome) => resultWords({ outcome, abroad: false, served: true }, false).title

const asked = (at: number) =>
  screen.findByRole('group', { name: new RegExp(String(questions[at]?.title.slice(0, 12))) })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const goOn = async (name = 'Continuer') => userEvent.click(await screen.findByRole('button', { name }))

it('asks eight questions, then shows the result', async () => {
  await started()
  for (const [at, { name, choices }] of questions.entries()) {
    const group = within(await asked(at))
    const label = choices.find(({ value }) => value === ANSWERS[name])?.label
    if (at === 0) await goOn('Plus tard')
    else if (label) await userEvent.click(group.getByRole('button', { name: label }))
    else {
      await userEvent.type(group.getByLabelText('Code postal'), ANSWERS[name])
      await goOn()
    }
  }
  await heading(noneOpen('eligible'))
  // The first one is counted with its page.
  const reached = questions.slice(1).map(({ name }) => `question ${name}`)
  expect(counted).toEqual([...reached, 'verdict eligible'])
})

it.each([
  [{}, noneOpen('eligible'), '4 critères remplis sur 4'],
  [{ situation: 'inconnu' }, noneOpen('to-check'), '3 critères remplis sur 4'],
  [{ effectif: '250' }, outcomeWords['not-eligible'].title, '3 critères remplis sur 4'],
])('judges what was answered: %j', async (change, title, criteria) => {
  await started()
  open(`/simulateur?${new URLSearchParams({ ...ANSWERS, ...change })}`)
  await heading(title)
  expect(screen.getByRole('heading', { level: 2, name: criteria })).toBeTruthy()
})

it.each(['98800', '97150', '97500'])('asks to be written to where nobody is billed: %s', async code => {
  await started()
  open(`/simulateur?${new URLSearchParams({ ...ANSWERS, 'code-postal': code })}`)
  await heading(noneOpen('eligible'))
  expect(screen.getByText(/notre facture ne peut pas y être établie/)).toBeTruthy()
  expect(screen.queryByText(/Préparez votre dossier en 5/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Écrire à l’équipe' }).getAttribute('href')).toMatch(/^mailto:/)
  expect(screen.getByRole('link', { name: 'Préparer mon dossier' })).toBeTruthy()
})

it('has its result at once for a business abroad', async () => {
  await started()
  await goOn('Non, elle est hors de France')
  await heading(outcomeWords.abroad.title)
  expect(counted).toEqual(['verdict abroad'])
  expect(screen.getByRole('link', { name: 'Voir l’offre à la performance' })).toBeTruthy()
})

it('goes back to a question with its answer, by keyboard alone too, and walks on from there', async () => {
  await started()
  const keyboard = userEvent.setup()
  await asked(0)
  screen.getByRole('button', { name: 'Plus tard' }).focus()
  await keyboard.keyboard('{Enter}')
  await asked(1)
  open(`/simulateur?${new URLSearchParams({ ...ANSWERS, etape: '4' })}`)
  await userEvent.click(await screen.findByRole('link', { name: 'Question précédente' }))
  const mine = within(await asked(2)).getByRole('button', { current: true })
  expect(mine.textContent).toContain('Moins de 10')
  await userEvent.click(mine)
  await asked(3)
  // Who goes back reaches nothing anew.
  expect(counted).toEqual(['question code-postal'])
})

it('asks again, with a sentence that has focus, for what is missing or not understood', async () => {
  await started()
  open('/simulateur?etape=2')
  await asked(0)
  expect((await screen.findByRole('alert')).textContent).toContain('Choisissez une réponse pour continuer.')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await goOn('Plus tard')
  const code = within(await asked(1)).getByLabelText('Code postal')
  await userEvent.type(code, '6900')
  await goOn()
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('link').getAttribute('href')).toBe(`#${code.id}`)
  expect(screen.getByLabelText('Code postal').getAttribute('aria-invalid')).toBe('true')
})

it('shows the result also where the catalogue of aids cannot be read', async () => {
  await started(() => {
    throw new Refusal('not-found')
  })
  open(`/simulateur?${new URLSearchParams(ANSWERS)}`)
  await heading(outcomeWords.eligible.title)
  expect(screen.getByText(/Notre liste n’a pas pu être lue à l’instant/)).toBeTruthy()
})

it('says no more of an aid to be checked again than its title: none is known to be open', async () => {
  const aid: JudgedAid = {
    ...{ slug: 'impulsion', name: 'Impulsion', body: 'Région', kind: 'subvention', state: 'to-check' },
    ...{ territory: 'La Normandie', departments: ['14'], rate: null, ceiling: null, site_ceiling: null },
    ...{ covers: 'Un site.', signing: 'unknown', representative: 'unknown', ends_on: null },
    ...{ source_url: 'https://exemple.fr/', source_dated: '2026', checked_on: '2026-01-10' },
    ...{ outcome: 'to-check', because: [] },
  }
  await answering({ aids: () => ({ aids: [aid] }) })
  open(`/simulateur?${new URLSearchParams({ ...ANSWERS, 'code-postal': '14000' })}`)
  await heading(noneOpen('eligible'))
  expect(
    screen.getByText(/^Aucune n’est confirmée ouverte aujourd’hui\. Une aide pourrait vous concerner/),
  ).toBeTruthy()
  expect(screen.queryByText(/une aide peut vous concerner/)).toBeNull()
})
