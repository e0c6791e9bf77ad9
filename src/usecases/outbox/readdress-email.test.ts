import { expect, test } from 'vitest'
import { requestOf } from '~/domain/site/online/site-request'
import { CLIENT, OWNER } from '../../../tests/support/dossiers/actors'
import { mailAskedLinks } from '../../../tests/support/dossiers/asked-links'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { callsSite } from '../../../tests/support/leads/leads'
import { siteInTime } from '../../../tests/support/program/site-in-time'
import { publishedSite } from '../../../tests/support/sites/published-site'
import { askForLink } from '../address/ask-for-link'
import { changeContact } from '../leads/change-contact'
import { keepSiteRequest } from '../site-requests/keep-site-request'
import { resendEmail } from './resend-email'

const FORMER = 'awa@teranga.example'
const CONTACT = {
  ...{ company_name: 'Teranga Rénovation', contact_name: 'Awa Ndiaye', email: 'awa@sall.example' },
  ...{ phone: '+221771234567', address: '12 avenue Cheikh-Anta-Diop, Dakar', time_zone: 'Africa/Dakar' },
}

test('a link that waited, or is sent again, let in whoever reads the address that was corrected since', async () => {
  const { deps, deliver } = await siteInTime()
  const { account_id } = await callsSite(deps.db, '2026-11-20T10:00:00Z', { cents: 0 })
  const ask = () => askForLink(deps, CLIENT, { to: 'client-space', email: FORMER })
  await ask()
  expect(await deliver(new Date())).toMatchObject([{ to: FORMER }])
  const [sent] = await emailsOf(deps.db, 'client-link')
  await ask()
  await mailAskedLinks(deps)
  await changeContact(deps, OWNER, account_id, CONTACT)
  await resendEmail(deps, OWNER, String(sent?.id))
  const links = await deliver(new Date())
  expect(links.map(({ to }) => to)).toEqual([CONTACT.email, CONTACT.email, CONTACT.email])
  const noted = await emailsOf(deps.db, 'client-link')
  expect(noted.map(({ recipient }) => recipient)).toEqual([CONTACT.email, CONTACT.email])
})

test('what a visitor asked of a firm leaves for the address that its owner has then', async () => {
  const { site, own } = await publishedSite()
  await site.deliver(new Date())
  const asked = { name: 'Zoé Martin', telephone: '06 12 34 56 78', email: '', text: 'Une porte ferme mal.' }
  await keepSiteRequest(site.deps, CLIENT, own.site, requestOf(new URLSearchParams(asked)))
  await site.deps.db.updateTable('sites').set({ owner_email: 'titulaire@exemple.fr' }).execute()
  const [mail] = await site.deliver(new Date())
  expect(mail).toMatchObject({ to: 'titulaire@exemple.fr', text: expect.stringContaining('Une porte') })
})
