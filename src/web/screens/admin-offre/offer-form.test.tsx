// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answering } from '../../../../tests/support/servers/answering-server'
import type { ShownOffer } from './offer-calls'
import { OfferForm } from './offer-form'

const TERMS: ShownOffer['terms'] = {
  price: { label: 'Création d’un site', detail: 'Avec assistant', net_cents: 500_000 },
  ...{ rates_note: null, offer: {}, people: [], working_hours: { days: [1, 2, 3, 4, 5], from: 9, to: 18 } },
}
const OFFER: ShownOffer = {
  ...{ terms: TERMS, from_file: TERMS, version: 2, proposal: null, versions: [], four_eyes: false },
}

function show(offer = OFFER, onDone: (offer: ShownOffer) => void = () => {}) {
  cleanup()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OfferForm offer={offer} onDone={onDone} />
    </QueryClientProvider>,
  )
}

const price = () => screen.getByLabelText<HTMLInputElement>(/^Prix hors taxes/)
const label = () => screen.getByLabelText<HTMLInputElement>(/^Nom sur la facture/)

it('an offer that is being typed outlives a reload and the end of the session, until it is taken back', async () => {
  await answering({})
  show()
  await userEvent.clear(label())
  await userEvent.type(label(), 'Site et assistant')
  await userEvent.clear(price())
  show()
  expect([label().value, price().value]).toEqual(['Site et assistant', ''])
  await userEvent.type(price(), '4990,5')
  show()
  expect(price().value).toBe('4990,5')
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à l’offre en vigueur' }))
  expect(label().value).toBe(TERMS.price.label)
  show()
  expect([label().value, sessionStorage.length]).toEqual([TERMS.price.label, 0])
})

it('an offer that is in force is kept as typed no more, and names the version that it was typed over', async () => {
  const asked: number[] = []
  await answering({
    changeOffer: ({ body }) => {
      asked.push(body.version)
      return { ...OFFER, terms: { ...TERMS, ...body.terms }, version: 3 }
    },
  })
  localStorage.setItem('admin_token', 'x')
  show()
  await userEvent.type(label(), ' neuf')
  // Another version is in force by the time that he comes back.
  show({ ...OFFER, version: 7 })
  let done = false
  show({ ...OFFER, version: 7 }, () => {
    done = true
  })
  await userEvent.click(screen.getByRole('button', { name: 'Mettre cette offre en vigueur' }))
  await expect.poll(() => done).toBe(true)
  expect([asked, sessionStorage.length]).toEqual([[2], 0])
})

it.each([
  { over: 2, terms: { price: 5_000, offer: {}, people: [] } },
  { over: 2, terms: { ...TERMS, people: { first_name: 'Ana' } } },
  { over: '2', terms: TERMS },
  ...['{', 'null', '[]', '"x"'],
])('what an earlier release kept as %j breaks nothing: the offer in force is shown', async kept => {
  await answering({})
  const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
  sessionStorage.setItem('equipe:offre', JSON.stringify({ text }))
  show()
  expect(label().value).toBe(TERMS.price.label)
})

it('what is no hour yet stays as it is typed', async () => {
  await answering({})
  show()
  await userEvent.type(label(), ' neuf')
  await userEvent.type(screen.getByLabelText('De (heure)'), '.5')
  expect([label().value, screen.getByLabelText<HTMLInputElement>('De (heure)').value]).toEqual([
    ...[`${TERMS.price.label} neuf`, '9.5'],
  ])
})
