// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { SiteToaster } from '~/web/ui/feedback/site-toaster'
import { ALWAYS } from '../../../../tests/support/leads/leads'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { type Answers, answering } from '../../../../tests/support/servers/answering-server'
import { Campaigns } from './campaigns'
import { type Campaign, useSpace } from './client-queries'

type Change = Parameters<NonNullable<Answers['changeCampaign']>>[0]['body']

const campaignOf = (id: string, more: Partial<Campaign> = {}): Campaign => ({
  ...{ id, name: `Campagne ${id}`, zone: 'france', trade: 'crafts', price_cents: 40_00 },
  ...{ time_zone: 'Africa/Dakar', hours: ALWAYS, daily_cap: 10, ring: '+221771234567', ring_asked: null },
  ...{ paused: false, version: 3, numbers: [{ number: '+33189000001', source: null }] },
  ...more,
})

function Campaigning() {
  const { data } = useSpace()
  return data ? <Campaigns space={data} /> : null
}

const Space = () => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <SiteToaster />
    <Campaigning />
  </QueryClientProvider>
)

/** The space of a client with some campaigns. @returns what he sends */
async function shown(
  campaigns: Campaign[],
  refuse: (change: Change) => boolean = () => false,
  lost: (change: Change, campaign: string) => boolean = () => false,
) {
  const sent: (Change & { campaign: string })[] = []
  const opened: string[] = []
  const space = {
    ...{ company_name: 'Teranga', contact_name: 'Awa', country: 'SN', time_zone: 'Africa/Dakar' },
    ...{ may_buy: true, available_cents: 0, held_cents: 0, transfer_reference: 'CONTACTS-1' },
    ...{ payee: 'Agence', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  }
  await answering({
    clientSpace: () => ({ ...space, campaigns }),
    changeCampaign: ({ params, body }) => {
      if (refuse(body)) throw new Refusal('campaign-changed')
      sent.push({ campaign: params.campaign, ...body })
      return lost(body, params.campaign) ? CUT() : campaignOf(params.campaign)
    },
    openCampaign: ({ body }) => {
      opened.push(body.name)
      const now = campaignOf('neuve', { ...body, version: 1, numbers: [] })
      campaigns.push(now)
      return lost({ ...now, paused: false }, now.id) ? CUT() : now
    },
  })
  const show = async () => {
    showAt('/espace-client', [{ path: '/espace-client', Component: Space }])
    await screen.findByRole('heading', { level: 2, name: 'Vos campagnes' })
  }
  await show()
  const card = (name: string) =>
    within(screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li') as HTMLElement)
  return { sent, opened, card, show }
}

/** An answer that is cut on its way. */
const CUT = () => new Response('{"id":') as never

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('pausing lets a telephone that was asked for wait on, and the card says that it does', async () => {
  const { sent, card } = await shown([campaignOf('a', { ring_asked: '+33612345678' })])
  card('Campagne a').getByText(/Le \+33 6 12 34 56 78 sonnera dès que notre équipe l’aura vérifié/)
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Mettre en pause' }))
  await expect.poll(() => sent).toMatchObject([{ paused: true, ring: '+33612345678' }])
})

it('one form is open at a time, and says what it says of its own campaign', async () => {
  const { card } = await shown([campaignOf('a'), campaignOf('b', { daily_cap: 25 })])
  await userEvent.click(card('Campagne b').getByRole('button', { name: 'Modifier' }))
  expect(screen.getByLabelText<HTMLInputElement>('Appels par jour, au plus').value).toBe('25')
  expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull()
  expect(card('Campagne b').queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(screen.getAllByRole('button', { name: 'Modifier' })).toHaveLength(2)
})

it('hours with a break at noon stay what they are while another field is changed', async () => {
  const hours = [
    { day: 1, from: '09:00', to: '12:00' },
    { day: 1, from: '14:00', to: '18:00' },
    { day: 6, from: '10:00', to: '12:00' },
  ]
  const { sent, card } = await shown([campaignOf('a', { hours })])
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Modifier' }))
  const cap = screen.getByLabelText<HTMLInputElement>('Appels par jour, au plus')
  await userEvent.clear(cap)
  await userEvent.type(cap, '7')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => sent).toMatchObject([{ daily_cap: 7, hours }])
})

it('a campaign that changed meanwhile is refused once, and what was typed is saved by the next press', async () => {
  const campaigns = [campaignOf('a')]
  const { sent, card } = await shown(campaigns, ({ version }) => version !== campaigns[0]?.version)
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Modifier' }))
  campaigns[0] = campaignOf('a', { version: 4, paused: true })
  const cap = screen.getByLabelText<HTMLInputElement>('Appels par jour, au plus')
  await userEvent.clear(cap)
  await userEvent.type(cap, '7')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/a changé entre-temps/)
  expect(sent).toEqual([])
  await screen.findByText('en pause')
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await expect.poll(() => sent).toMatchObject([{ version: 4, paused: true, daily_cap: 7 }])
})

it('what is typed for a campaign is there again after a reload, and goes with what is sent or left', async () => {
  const { card, show, sent, opened } = await shown([campaignOf('a')])
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Modifier' }))
  expect(document.activeElement).toBe(field('Nom de la campagne'))
  await userEvent.clear(field('Appels par jour, au plus'))
  await userEvent.type(field('Appels par jour, au plus'), '7')
  await userEvent.click(screen.getByLabelText('sam.'))
  cleanup()
  await show()
  expect(field('Appels par jour, au plus').value).toBe('7')
  expect(field('sam.').checked).toBe(false)
  await press('Enregistrer')
  await expect.poll(() => sent).toMatchObject([{ version: 3, daily_cap: 7 }])
  await expect.poll(() => document.activeElement?.textContent).toBe('Modifier')

  await press('Ouvrir une campagne')
  await userEvent.type(field('Nom de la campagne'), 'Neuve')
  cleanup()
  await show()
  expect(field('Nom de la campagne').value).toBe('Neuve')
  await press('Annuler')
  await expect.poll(() => document.activeElement?.textContent).toBe('Ouvrir une campagne')
  cleanup()
  await show()
  expect(screen.queryByLabelText('Nom de la campagne')).toBeNull()
  expect(opened).toEqual([])
})

it('what rests on a campaign that changed before the reload is refused once', async () => {
  const campaigns = [campaignOf('a')]
  const { card, show, sent } = await shown(campaigns, ({ version }) => version !== campaigns[0]?.version)
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Modifier' }))
  await userEvent.clear(field('Appels par jour, au plus'))
  await userEvent.type(field('Appels par jour, au plus'), '7')
  cleanup()
  campaigns[0] = campaignOf('a', { version: 4, name: 'Campagne a, du collègue' })
  await show()
  await press('Enregistrer')
  await screen.findAllByText(/a changé entre-temps/)
  expect(sent).toEqual([])
  await press('Enregistrer')
  await expect.poll(() => sent).toMatchObject([{ version: 4, daily_cap: 7 }])
})

it('a campaign of which the answer alone is lost is opened once, and nothing is said of the line', async () => {
  const { opened } = await shown(
    [],
    () => false,
    () => true,
  )
  await press('Ouvrir une campagne')
  await userEvent.type(field('Nom de la campagne'), 'Neuve')
  await userEvent.type(field('Prix d’un appel facturé, en euros HT'), '40')
  await userEvent.type(field('Téléphone qui sonne'), '00221 77 123 45 67')
  await press('Enregistrer')
  await screen.findByRole('heading', { level: 3, name: 'Neuve' })
  expect(screen.queryByLabelText('Nom de la campagne')).toBeNull()
  expect(screen.queryByText(/Erreur de connexion/)).toBeNull()
  expect(opened).toEqual(['Neuve'])
})

it('a pause of which the answer alone is lost is a pause', async () => {
  const campaigns = [campaignOf('a')]
  const { card } = await shown(
    campaigns,
    () => false,
    ({ paused }) => {
      campaigns[0] = campaignOf('a', { paused, version: 4 })
      return true
    },
  )
  await userEvent.click(card('Campagne a').getByRole('button', { name: 'Mettre en pause' }))
  await screen.findByText('en pause')
  expect(screen.queryByText(/n’a pas pu être changée/)).toBeNull()
})
