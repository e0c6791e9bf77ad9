// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FOR_ABROAD_ONLY } from '~/domain/international/registration'
import { Refusal } from '~/domain/refusal'
import { clocked, showAt } from '../../../../tests/support/runner/shown-screen'
import { answering, SILENCE } from '../../../../tests/support/servers/answering-server'
import International from './international'

const FIELDS = {
  company_name: [/^Nom de l’entreprise/, 'Menuiserie Ndiaye'],
  manager_name: [/^Nom du responsable/, 'Awa Ndiaye'],
  country: [/^Pays/, 'Sénégal'],
  email: [/^E-mail/, 'awa@exemple.sn'],
  phone: [/^Téléphone ou WhatsApp/, '+221 77 123 45 67'],
} as const
type Field = keyof typeof FIELDS
const ALL = Object.keys(FIELDS) as Field[]

const field = (name: Field) => screen.getByLabelText<HTMLInputElement>(FIELDS[name][0])
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Envoyer mon inscription' }))
const show = () => showAt('/international', [{ path: '/international', Component: International }])

async function fill(...names: Field[]) {
  await screen.findByRole('heading', { level: 1, name: 'Inscrivez votre entreprise' })
  for (const name of names) {
    await userEvent.click(field(name))
    await userEvent.paste(FIELDS[name][1])
  }
}

it('names each missing field in a summary that has focus and leads to it, and marks the field', async () => {
  await answering({})
  show()
  await fill('company_name')
  await send()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(
    ['manager_name', 'country', 'email', 'phone'].map(name => `#${name}`),
  )
  expect(field('email').getAttribute('aria-invalid')).toBe('true')
  expect(field('email').getAttribute('aria-describedby')).toContain('email-error')
  expect(document.getElementById('email-error')?.textContent).toContain('Indiquez une adresse e-mail.')
  expect(field('company_name').getAttribute('aria-invalid')).toBeNull()
})

const said = async (words: string) => within(await screen.findByLabelText('Messages')).findByText(words)

it.each([
  ['a wrong address', 'email', 'awa'],
  ['France', 'country', 'France'],
] as const)('tells %s by a toast too, which goes once the form is sent', async (_, name, wrong) => {
  await answering({ registerInternational: () => ({ received: true }) })
  show()
  await fill(...ALL)
  await userEvent.clear(field(name))
  await userEvent.type(field(name), wrong)
  await send()
  await said("Erreur lors de l'envoi. Veuillez réessayer.")
  await userEvent.clear(field(name))
  await send()
  await said('Veuillez remplir tous les champs obligatoires')
  await userEvent.type(field(name), FIELDS[name][1])
  await send()
  await said('Inscription internationale envoyée avec succès !')
  await waitFor(() =>
    expect(within(screen.getByLabelText('Messages')).queryAllByRole('listitem')).toHaveLength(1),
  )
})

it('sends nothing for a business in France, and says which offer is its own', async () => {
  await answering({})
  show()
  await fill('company_name', 'manager_name', 'email', 'phone')
  await userEvent.type(field('country'), 'France')
  expect(screen.getByRole('link', { name: 'testez son éligibilité aux aides publiques' })).toBeTruthy()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(FOR_ABROAD_ONLY)
})

it('is busy while it is sent, says what the server refused beside its field, and is received at last', async () => {
  const waiting: ((said: string) => void)[] = []
  await answering({
    registerInternational: async () => {
      const said = await new Promise<string>(resolve => void waiting.push(resolve))
      if (said === 'taken') return { received: true as const }
      throw new Refusal('invalid-request', {
        errors: [{ field: 'phone', message: 'Ce numéro n’existe pas.' }],
      })
    },
  })
  show()
  await fill(...ALL)
  for (const said of ['refused', 'taken'] as const) {
    await send()
    const busy = await screen.findByRole('button', { name: 'Envoi en cours...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting.pop()?.(said)
    if (said === 'refused') {
      expect((await screen.findByRole('alert')).textContent).toContain('Ce numéro n’existe pas.')
      expect(field('phone').getAttribute('aria-invalid')).toBe('true')
    }
  }
  const title = await screen.findByRole('heading', { level: 1, name: 'Inscription reçue !' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('awa@exemple.sn')).toBeTruthy()
})

it('keeps what was typed in this tab until it is sent', async () => {
  await answering({ registerInternational: () => ({ received: true }) })
  show()
  await fill(...ALL)
  cleanup()
  show()
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(ALL.map(name => field(name).value)).toEqual(ALL.map(name => FIELDS[name][1])))
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Inscription reçue !' })
  cleanup()
  show()
  await screen.findByRole('heading', { level: 1, name: 'Inscrivez votre entreprise' })
  expect(field('company_name').value).toBe('')
})

it('ends a silence of 25 seconds with what was typed, and a second try counts once', async () => {
  const clock = clocked()
  const keys: (string | undefined)[] = []
  await answering({
    registerInternational: ({ headers }) => {
      keys.push(headers['idempotency-key'])
      return keys.length > 1 ? { received: true } : SILENCE
    },
  })
  show()
  await fill(...ALL)
  await send()
  await waitFor(() => expect(keys).toHaveLength(1))
  await clock.afterSilence()
  expect((await screen.findByRole('alert')).textContent).toContain('elle ne comptera qu’une fois')
  expect(field('company_name').value).toBe('Menuiserie Ndiaye')
  await send()
  await screen.findByRole('heading', { level: 1, name: 'Inscription reçue !' })
  expect(keys).toEqual([keys[0], keys[0]])
})
