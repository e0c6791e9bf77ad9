import { expect, test } from 'vitest'
import { insertLeadAccount } from '~/store/leads/lead-accounts'
import { mailAskedLink } from '~/usecases/address/mail-asked-link'
import type { Deps } from '~/usecases/ground/deps'
import { makeSignInLink } from '~/usecases/ground/mailed-sign-in'
import { makeClientLink, signInClient } from '~/usecases/leads/sign-in-client'
import { signInOwner } from '~/usecases/owner-space/sign-in-owner'
import { purgeCounters } from '~/usecases/retention/purge-counters'
import { insertSite } from '../../../tests/support/database/inserted-site'
import { clientAt } from '../../../tests/support/dossiers/actors'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { mailAskedLinks } from '../../../tests/support/dossiers/asked-links'
import { company, visitorOf } from '../../../tests/support/dossiers/path'
import { daysLater } from '../../../tests/support/program/days-later'
import { startSite } from '../../../tests/support/program/in-process'

const EMAIL = 'awa@exemple.sn'
const NOBODY = 'personne@exemple.fr'

/** A site whose worker rests, where one address has a dossier, a site and an account of the leads offer. */
async function knownEverywhere() {
  const { url, deps } = await startSite({ ROLE: 'web' })
  const { db } = deps
  await visitorOf(url).submit({ ...company, email: EMAIL })
  await insertSite(db, { owner_email: EMAIL, online_at: new Date() })
  await insertLeadAccount(db, {
    ...{ id: 'client', registration_id: null, company_name: 'Atelier Ngoma', contact_name: 'Awa Ndiaye' },
    ...{ email: EMAIL, phone: '+221 77 123 45 67', address: 'Dakar', country: 'SN' },
    ...{ vat_number: null, vat_confirmed_at: null, time_zone: 'Africa/Dakar', created_at: new Date() },
  })
  const api = await administratorOf(url)
  return {
    ...{ url, deps },
    ask: async (email: string) => {
      await api.sendResumeLink({ body: { email, siret: company.siret } })
      await api.sendOwnerLink({ body: { email } })
      await api.sendClientLink({ body: { email } })
    },
    queued: () =>
      db
        .selectFrom('emails')
        .select(['kind', 'recipient'])
        .where('kind', 'in', ['resume-link', 'owner-link', 'client-link'])
        .orderBy('kind')
        .execute(),
    spent: () => db.selectFrom('budgets').select('spent').where('name', '=', 'link-recipient').execute(),
  }
}

test('a call for a link does the same for an address that is known and for one that is not', async () => {
  const { deps, ask, queued } = await knownEverywhere()
  await ask(EMAIL)
  expect(await queued()).toEqual([])
  await ask(NOBODY)
  const asked = await mailAskedLinks(deps)
  const places = ['dossiers', 'owner-space', 'client-space']
  expect(asked.map(({ to, email }) => `${email} ${to}`)).toEqual(
    [EMAIL, NOBODY].flatMap(email => places.map(to => `${email} ${to}`)),
  )
  expect(await queued()).toEqual(
    ['client-link', 'owner-link', 'resume-link'].map(kind => ({ kind, recipient: EMAIL })),
  )
})

test('one network is sent ten links a day for a mailbox, thirty leave in all, and it has as many where it has nothing', async () => {
  const { deps, queued, spent } = await knownEverywhere()
  const limited = { ...deps, rateLimits: true }
  const askFrom = async (network: string) => {
    for (const email of [EMAIL.toUpperCase(), NOBODY])
      for (let n = 0; n < 5; n++) {
        const ip = `${network}.${n}`
        await mailAskedLink(limited, { to: 'dossiers', email, siret: company.siret, ip })
        await mailAskedLink(limited, { to: 'owner-space', email, ip })
        await mailAskedLink(limited, { to: 'client-space', email, ip })
      }
    return (await queued()).length
  }
  expect(await askFrom('203.0.113')).toBe(10)
  expect(await askFrom('203.0.113')).toBe(10)
  // Whose mailbox it is asks from elsewhere, and is let in though a stranger has asked all day.
  expect(await askFrom('198.51.100')).toBe(20)
  expect(await askFrom('192.0.2')).toBe(30)
  expect(await askFrom('203.0.114')).toBe(30)
  // Of each mailbox, known or not: the four networks, and itself, which is asked within their ten.
  expect((await spent()).map(one => one.spent).sort()).toEqual([15, 15, 15, 15, 15, 15, 30, 30, 40, 40])
})

test('where its holder was let in, a mailbox has its links whatever strangers asked; ninety days later that is forgotten', async () => {
  const { deps, queued } = await knownEverywhere()
  const limited = { ...deps, rateLimits: true }
  const ask = (at: Deps, to: 'owner-space' | 'client-space', ip: string) =>
    mailAskedLink(at, { to, email: EMAIL, ip })
  await signInClient(deps, clientAt('198.51.100.7'), await makeClientLink(deps, 'client'))
  await signInOwner(deps, clientAt('192.0.2.7'), await makeSignInLink(deps, { email: EMAIL }))
  const flood = async (at: Deps) => {
    for (const network of ['203.0.113', '203.0.114', '203.0.115', '203.0.116'])
      for (let n = 0; n < 10; n++) await ask(at, 'owner-space', `${network}.${n}`)
  }
  await flood(limited)
  expect(await queued()).toHaveLength(30)
  await ask(limited, 'owner-space', '192.0.2.9')
  await ask(limited, 'client-space', '198.51.100.9')
  expect(await queued()).toHaveLength(32)
  for (let n = 0; n < 20; n++) await ask(limited, 'owner-space', '192.0.2.9')
  expect(await queued()).toHaveLength(41)
  const later = daysLater(limited, 91)
  await purgeCounters(later)
  expect(await deps.db.selectFrom('budgets').select('name').execute()).toEqual([])
  await flood(later)
  await ask(later, 'owner-space', '192.0.2.9')
  expect(await queued()).toHaveLength(71)
})

test('what cannot be an address is looked for by nobody', async () => {
  const { url, deps } = await knownEverywhere()
  const ask = async (path: string, email: string) =>
    (
      await fetch(`${url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, siret: company.siret }),
      })
    ).status
  for (const email of ['', 'awa', 'awa\0@exemple.sn']) {
    expect(await ask('owner/link', email)).toBe(202)
    expect(await ask('client/link', email)).toBe(202)
    expect(await ask('company/resume-link', email)).toBe(422)
  }
  expect(await mailAskedLinks(deps)).toEqual([])
})
