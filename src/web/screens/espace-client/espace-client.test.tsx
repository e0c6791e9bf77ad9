// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { type Answers, answering } from '../../../../tests/support/servers/answering-server'
import type { OfferedRequest, UnlockedRequest } from './client-queries'
import EspaceClient from './espace-client'

const SPACE = {
  ...{ company_name: 'Teranga', contact_name: 'Awa', country: 'US', time_zone: 'America/New_York' },
  ...{ may_buy: true, available_cents: 500_00, held_cents: 0, transfer_reference: 'CONTACTS-1' },
  ...{ payee: 'Agence', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', campaigns: [] },
}

/** Opens the space. @returns what ends its session: whatever is asked then is refused */
async function entered(answers: Answers) {
  let over = false
  const none = { next_cursor: null }
  const all: Answers = {
    clientSpace: () => SPACE,
    clientLive: () => new Response('', { headers: { 'content-type': 'text/event-stream' } }) as never,
    clientCalls: () => ({ calls: [], ...none }),
    clientStatement: () => ({ movements: [], ...none }),
    clientInvoices: () => ({ invoices: [] }),
    offeredQuoteRequests: () => ({ requests: [] }),
    unlockedQuoteRequests: () => ({ requests: [], ...none }),
    ...answers,
  }
  const unlessOver = (answer: (asked: never) => unknown) => (asked: never) => {
    if (over) throw new Refusal('unauthorised')
    return answer(asked)
  }
  await answering(
    Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, unlessOver(answer)])) as Answers,
  )
  showAt('/espace-client', [{ path: '/espace-client', Component: EspaceClient }])
  return () => {
    over = true
  }
}

/** The same where its clock can be set. @returns what it was set to */
async function enteredWithClock() {
  const set: string[] = []
  const now = { ...SPACE }
  await entered({
    clientSpace: () => now,
    changeClientClock: ({ body }) => {
      now.time_zone = body.time_zone
      set.push(body.time_zone)
      return body
    },
  })
  return set
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('a client sets his clock himself, who is told it first', async () => {
  const set = await enteredWithClock()
  await screen.findByText(/celles de votre fuseau, America\/New York/)
  await press('Changer de fuseau')
  const list = screen.getByLabelText('Fuseau horaire')
  expect(document.activeElement).toBe(list)
  await userEvent.selectOptions(list, 'America/Chicago')
  await press('Enregistrer')
  await screen.findByText(/celles de votre fuseau, America\/Chicago/)
  expect(set).toEqual(['America/Chicago'])
  await expect.poll(() => document.activeElement?.textContent).toBe('Changer de fuseau')
})

it('the clock of his device is one press away', async () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...{ ...options, timeZone: 'America/Chicago' },
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const set = await enteredWithClock()
  await press('Prendre ce fuseau')
  await expect.poll(() => screen.queryByRole('button', { name: 'Prendre ce fuseau' })).toBeNull()
  expect(set).toEqual(['America/Chicago'])
})

it('a form that is sent after the session has ended leads to the way in, and says that its words are kept', async () => {
  const endSession = await entered({ openCampaign: () => ({}) as never })
  await press('Ouvrir une campagne')
  await userEvent.type(screen.getByLabelText('Nom de la campagne'), 'Neuve')
  await userEvent.type(screen.getByLabelText('Prix d’un appel facturé, en euros HT'), '40')
  await userEvent.type(screen.getByLabelText('Téléphone qui sonne'), '+221771234567')
  endSession()
  await press('Enregistrer')
  await screen.findByLabelText('Votre adresse e-mail')
  screen.getByText(/est gardé dans cet onglet/)
  expect(sessionStorage.getItem('espace-client:campaign:new')).toContain('Neuve')
})

it('who signs out leaves nothing of what he typed', async () => {
  const endSession = await entered({
    signOutClient: () => {
      endSession()
      return {}
    },
  })
  await press('Ouvrir une campagne')
  await userEvent.type(screen.getByLabelText('Nom de la campagne'), 'Neuve')
  await press('Se déconnecter')
  await screen.findByLabelText('Votre adresse e-mail')
  expect(screen.queryByText(/est gardé dans cet onglet/)).toBeNull()
  expect(Object.keys(sessionStorage).filter(name => name.includes('campaign'))).toEqual([])
})

it('a request whose payment was not answered, and was made, is there and no error', async () => {
  const offered: OfferedRequest = {
    ...{ id: 'demande-1', wanted: 'plumber', zone: 'france', kind: 'crafts', area: 'Seine-Maritime' },
    ...{ timing: 'soon', project: 'Une fuite.', offered_at: '2026-11-20T10:00:00Z' },
    ...{ net_cents: 40_00, gross_cents: 40_00, checks: [], qualifier: null },
  }
  const unlocked: UnlockedRequest = {
    ...{ ...offered, project: 'Une fuite.' },
    ...{ name: 'Claire Besson', phone: '06 98 76 54 32', email: 'claire@exemple.fr', town: 'Rouen' },
    ...{ unlocked_at: '2026-11-20T11:00:00Z', credited: false, withdrawn_at: null, dispute: null },
    ...{ dispute_before: null },
  }
  let paid = 0
  await entered({
    offeredQuoteRequests: () => ({ requests: paid ? [] : [offered] }),
    unlockedQuoteRequests: () => ({ requests: paid ? [unlocked] : [], next_cursor: null }),
    unlockQuoteRequest: () => {
      paid += 1
      return new Response('{"id":') as never
    },
  })
  await press('Débloquer')
  expect(document.activeElement?.getAttribute('role')).toBe('group')
  await press('Annuler')
  await expect.poll(() => document.activeElement?.textContent).toBe('Débloquer')
  await press('Débloquer')
  await press(/^Payer/)
  await screen.findByText('Claire Besson')
  expect(screen.queryByText(/Erreur de connexion/)).toBeNull()
  await expect.poll(() => document.activeElement?.id).toBe('demandes')
  expect(paid).toBe(1)
})
