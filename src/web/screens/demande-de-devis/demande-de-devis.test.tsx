// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import DemandeDeDevis, { loader } from './demande-de-devis'

const show = () =>
  showAt('/demande-de-devis', [
    { path: '/demande-de-devis', Component: DemandeDeDevis, loader },
    { path: '/demande-de-devis/:request', Component: () => <h1>Votre demande</h1> },
  ])

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Envoyer ma demande' }))
const toasts = async () => within(await screen.findByLabelText('Messages'))

async function fill() {
  for (const [label, value] of [
    [/^Qui cherchez-vous/, 'plumber'],
    [/^Pour quand/, 'now'],
  ] as const)
    await userEvent.selectOptions(await field(label), value)
  for (const [label, value] of [
    [/^Code postal/, '76230'],
    [/^Ville/, 'Bois-Guillaume'],
    [/^Votre projet/, 'Fuite sous la douche, robinet à remplacer.'],
    [/^Nom/, 'Zoé Martin'],
    [/^E-mail/, 'zoe@exemple.fr'],
    [/^Téléphone/, '02 35 00 00 00'],
  ] as const) {
    await userEvent.click(await field(label))
    await userEvent.paste(value)
  }
  await userEvent.click(await screen.findByRole('checkbox'))
}

it('told a wrong e-mail beside its field alone: it is told by a toast too, which goes once the request is sent', async () => {
  await answering({ submitQuoteRequest: () => ({ request: 'a'.repeat(32) }) })
  show()
  await fill()
  const email = await field(/^E-mail/)
  await userEvent.clear(email)
  await userEvent.type(email, 'zoe')
  await send()
  await (await toasts()).findByText("Erreur lors de l'envoi. Veuillez réessayer.")
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect((await screen.findByRole('alert')).textContent).toContain('La demande n’est pas encore partie')

  await userEvent.clear(email)
  await send()
  await (await toasts()).findByText('Veuillez remplir tous les champs obligatoires')

  await userEvent.type(email, 'zoe@exemple.fr')
  await send()
  await screen.findByRole('heading', { name: 'Votre demande' })
})

it('leaves no toast of what failed before once the request is taken', async () => {
  let refuses = true
  await answering({
    submitQuoteRequest: () => {
      if (refuses) throw new Refusal('invalid-request')
      return { request: 'a'.repeat(32) }
    },
  })
  const { toast } = await import('sonner')
  show()
  await fill()
  await send()
  await waitFor(() => expect(toast.getToasts().length).toBeGreaterThan(0))
  refuses = false
  await send()
  await screen.findByRole('heading', { name: 'Votre demande' })
  await waitFor(() => expect(toast.getToasts()).toEqual([]))
})
