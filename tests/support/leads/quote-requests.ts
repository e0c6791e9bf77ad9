import { expect } from 'vitest'
import type { Api } from '../../../src/contract/client'
import { callPrice } from '../../../src/domain/international/lead-pricing'
import type { CampaignTerms } from '../../../src/domain/leads/campaign'
import { CONSENT } from '../../../src/domain/quote-requests/quote-request'
import type { Deps } from '../../../src/usecases/ground/deps'
import { makeClientLink } from '../../../src/usecases/leads/sign-in-client'
import { administratorOf } from '../dossiers/admin'
import { startSite } from '../program/in-process'
import { type Received, smtpSink } from '../servers/smtp-sink'
import { ASKER } from './hidden-contacts'
import { ALWAYS } from './leads'

/** Somebody who wants a bathroom in Normandy, and says who it is only where it is asked. */
const REQUEST = {
  wanted: 'plumber',
  country: 'FR',
  postal_code: '76230',
  timing: 'now',
  project: 'Fuite sous la douche de la salle de bain, robinet à remplacer.',
  ...ASKER,
} as const

export const CONSENTING = { ...REQUEST, consent: CONSENT.version }

/** A mailbox, and somebody who asks for quotes over HTTP and reads the codes in it. */
async function askerOf(address: () => string) {
  const smtp = await smtpSink()
  const send = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${address()}/api/quote-requests${path}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const to = (recipient: string) => smtp.received.filter(({ recipients }) => recipients.includes(recipient))
  const codes = (recipient: string) => to(recipient).flatMap(message => codeIn(message) ?? [])
  const code = async (recipient: string, nth = 1) => {
    await expect.poll(() => codes(recipient).length).toBeGreaterThanOrEqual(nth)
    return String(codes(recipient)[nth - 1])
  }
  return {
    smtp,
    send,
    to,
    code,
    read: async (request: string) => (await fetch(`${address()}/api/quote-requests/${request}`)).json(),
    /** A request whose address is proven. @returns its asker's key */
    async ask(change: Partial<Record<keyof typeof CONSENTING, string>> = {}) {
      const body = { ...CONSENTING, ...change }
      const before = codes(body.email).length
      const { request } = await (await send('', body)).json()
      await send(`/${request}/proof`, { code: await code(body.email, before + 1) })
      return request as string
    },
  }
}

const codeIn = ({ headers }: Received) =>
  /^subject:.*?(\d{6}) est votre code|^subject:.*?\?(\d{6})_est_votre/i
    .exec(headers.find(line => /^subject:/i.test(line)) ?? '')
    ?.slice(1)
    .find(Boolean)

/** What a campaign is made of beside zone, trade and price. */
export const TERMS = {
  name: 'Travaux',
  time_zone: 'Europe/Paris',
  hours: ALWAYS,
  daily_cap: 10,
  ring: '+33189000000',
}

/** A client of the leads offer with money, a campaign of the French crafts, and his cookie. */
export async function quoteClient(
  site: { url: string; deps: Deps },
  team: Api,
  email: string,
  {
    cents = 1_000_00,
    country = 'FR',
    ...terms
  }: { cents?: number; country?: string } & Partial<CampaignTerms> = {},
) {
  const { id } = await team.openLeadAccount({
    body: {
      company_name: `Entreprise ${email.split('@')[0]}`,
      contact_name: 'Bob Martin',
      email,
      phone: '+33 1 89 00 00 00',
      address: '1 place de la Mairie, Rouen',
      country,
      siren: '732829320',
      time_zone: 'Europe/Paris',
    },
  })
  if (cents > 0)
    await team.recordTopUp({
      params: { account: id },
      body: { amount_cents: cents, reference: `VIR ${email}` },
    })
  const zone = terms.zone ?? 'france'
  const trade = terms.trade ?? 'crafts'
  const body = { ...TERMS, zone, trade, price_cents: callPrice(zone, trade).from_cents }
  const campaign = await team.openCampaignFor({ params: { account: id }, body })
  const answer = await fetch(`${site.url}/api/client/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: await makeClientLink(site.deps, id) }),
  })
  const cookie = String(answer.headers.get('set-cookie')).split(';')[0] ?? ''
  const call = (method: string, path: string, body?: object) =>
    fetch(`${site.url}/api/client/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  return {
    id,
    campaign,
    cookie,
    call,
    offered: async () => (await (await call('GET', 'quote-requests')).json()).requests,
    unlock: (request: string) => call('POST', `quote-requests/${request}/unlock`),
    balance: async () => (await (await call('GET', 'space')).json()).available_cents as number,
  }
}

/** A site that mails, its team, and somebody who asks for a quote there. */
export async function quoteSite(env: Record<string, string> = {}) {
  let url = ''
  const asker = await askerOf(() => url)
  const site = await startSite({ SMTP_URL: asker.smtp.url, ...env })
  url = site.url
  const team = await administratorOf(url)
  const client = (email: string, more?: Parameters<typeof quoteClient>[3]) =>
    quoteClient(site, team, email, more)
  return { ...site, asker, team, client }
}
