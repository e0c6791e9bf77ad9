import { expect, test } from 'vitest'
import type { EmailKind } from '~/domain/email/email'
import type { CampaignTerms } from '~/domain/leads/campaign'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { ALWAYS, callsSite } from '../../../tests/support/leads/leads'
import { startSite } from '../../../tests/support/program/in-process'
import { composeEmail } from '../emails/compose-email'
import { disputeCall } from './calls/dispute-call'
import { changeCampaign } from './campaigns/change-campaign'
import { openCampaign } from './campaigns/open-campaign'
import { changeContact } from './change-contact'
import { openLeadAccount } from './open-lead-account'

const TERMS: CampaignTerms = {
  ...{ name: 'Toitures', zone: 'international', trade: 'crafts', price_cents: 70_00, daily_cap: 10 },
  ...{ time_zone: 'Africa/Dakar', hours: ALWAYS, ring: '+221771234567' },
}
const CONTACT = {
  ...{ company_name: 'Toitures Sall', contact_name: 'Moussa Sall', email: 'moussa@sall.example' },
  ...{ phone: '+221771234568', address: '3 rue Parchappe, Dakar', time_zone: 'Africa/Dakar' },
}

async function site() {
  const { deps } = await startSite({ ROLE: 'web' })
  const calls = await callsSite(deps.db, '2026-11-20T10:00:00Z')
  /** As text, the oldest first. */
  async function mails(kind: EmailKind) {
    const rows = await emailsOf(deps.db, kind)
    return Promise.all(
      rows.map(async row => {
        const { to, subject, text } = await composeEmail(deps, row)
        return { to, subject, text: text.replace(/\s+/g, ' ') }
      }),
    )
  }
  return { deps, calls, mails }
}

test('a client is mailed where his space is once his account is open, and again at an address that is corrected', async () => {
  const { deps, mails } = await site()
  const opening = { ...CONTACT, registration_id: null, country: 'BE', siren: null, vat_number: null }
  const { id } = await openLeadAccount(deps, OWNER, opening)
  await openLeadAccount(deps, OWNER, opening)
  const [welcome, ...more] = await mails('lead-account-opened')
  expect(more).toEqual([])
  expect(welcome).toMatchObject({ to: CONTACT.email, subject: 'Votre espace client est ouvert' })
  expect(welcome?.text).toContain(`${deps.publicUrl}/espace-client`)
  expect(welcome?.text).toContain('vérifié votre numéro de TVA')
  expect(welcome?.text).toContain('celles du fuseau Africa/Dakar')
  await changeContact(deps, OWNER, id, { ...CONTACT, phone: '+221771234569' })
  await changeContact(deps, OWNER, id, { ...CONTACT, email: 'm.sall@sall.example' })
  expect((await mails('lead-account-opened')).map(({ to }) => to)).toEqual([
    CONTACT.email,
    'm.sall@sall.example',
  ])
})

test('the team is mailed what a client waits for: a number, a telephone to be looked at, a contact that no rule decides', async () => {
  const { calls, mails } = await site()
  const { account_id, deps } = calls
  const news = async () => (await mails('agency-lead-news')).map(({ text }) => text)
  await openCampaign(deps, OWNER, account_id, { ...TERMS, name: 'De l’équipe' })
  expect(await news()).toEqual([])
  const opened = await openCampaign(deps, CLIENT, account_id, TERMS)
  await openCampaign(deps, CLIENT, account_id, TERMS)
  expect(await news()).toEqual([expect.stringMatching(/Teranga Rénovation.*« Toitures ».*numéro/)])

  const asks = (ring: string, version: number) =>
    changeCampaign(
      deps,
      CLIENT,
      { accountId: account_id, campaignId: opened.id },
      {
        ...{ ...TERMS, ring, version, paused: false },
      },
    )
  await asks('+221771234599', opened.version)
  await asks('+221771234598', opened.version + 1)
  // Once, with what is asked when it leaves.
  expect((await news()).slice(1)).toEqual([expect.stringContaining('00 221 77 123 45 98')])

  await calls.call('appel-1', 45)
  await calls.call('appel-2', 45, '+221770000002', 100_000)
  const disputes = (callId: string, reason: 'wrong-trade' | 'too-short', words: string) =>
    disputeCall(deps, CLIENT, { accountId: account_id, callId }, { reason, words })
  await disputes('appel-1', 'too-short', '')
  expect(await news()).toHaveLength(2)
  for (const words of ['Elle cherchait un électricien.', 'Encore.'])
    await disputes('appel-2', 'wrong-trade', words)
  const [dispute, ...more] = (await news()).slice(2)
  expect(more).toEqual([])
  expect(dispute).toContain('l’appel ne concernait pas le métier')
  expect(dispute).toContain('Elle cherchait un électricien.')
  expect(dispute).toContain('avant le 25 novembre 2026')
})

test('a client who asks for another telephone without end fills no mailbox: twenty an hour are mailed', async () => {
  const { calls, mails } = await site()
  const { account_id, deps } = calls
  const { id, version, ring } = await openCampaign(deps, CLIENT, account_id, TERMS)
  const whose = { accountId: account_id, campaignId: id }
  for (let turn = 0; turn < 50; turn++) {
    const asked = turn % 2 === 0 ? '+221771234599' : ring
    await changeCampaign(deps, CLIENT, whose, {
      ...TERMS,
      ring: asked,
      version: version + turn,
      paused: false,
    })
  }
  expect(await mails('agency-lead-news')).toHaveLength(20)
})
