import { expect, test } from 'vitest'
import { CLIENT } from '../../../tests/support/dossiers/actors'
import { emailsOf } from '../../../tests/support/dossiers/emails-of'
import { company } from '../../../tests/support/dossiers/path'
import { startSite } from '../../../tests/support/program/in-process'
import { sendEmail } from '../emails/send-email'
import { submitCompany } from './submit-company'

async function wizard(settings: { SMTP_URL?: string } = { SMTP_URL: 'smtp://127.0.0.1:1' }) {
  const site = await startSite({ ROLE: 'web', ...settings })
  const { url, deps } = site
  const submit = async (headers: Record<string, string>) => {
    const reply = await fetch(`${url}/api/company/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(company),
    })
    return (await reply.json()) as { id: string }
  }
  const queued = () => deps.db.selectFrom('emails').selectAll().where('kind', '=', 'address-code').execute()
  const read = async (id: string) => (await fetch(`${url}/api/company/${id}`)).json()
  return { ...site, submit, queued, read }
}

test('the code leaves with the dossier that the wizard opens, once; a plain call mails nothing', async () => {
  const { submit, queued } = await wizard()
  await submit({})
  expect(await queued()).toEqual([])
  const headers = { 'address-code': 'mail', 'idempotency-key': 'une-fois' }
  const { id } = await submit(headers)
  expect((await submit(headers)).id).toBe(id)
  expect(await queued()).toMatchObject([{ dossier_id: id, recipient: company.email, state: 'queued' }])
  await submit({ 'address-code': 'mail' })
  expect(await queued()).toHaveLength(2)
})

test('where no e-mail leaves, the link to the dossier lies in the folder with the others, and no code is asked', async () => {
  const { deps, submit, queued, read } = await wizard({})
  const { id } = await submit({ 'address-code': 'mail' })
  expect(await queued()).toEqual([])
  const [message] = await emailsOf(deps.db, 'resume-link')
  expect(message).toMatchObject({ dossier_id: id, recipient: company.email })
  await sendEmail(deps, String(message?.id), true)
  expect(await emailsOf(deps.db, 'resume-link')).toMatchObject([{ state: 'sent' }])
  expect(await read(id)).toMatchObject({ email_proof: 'not-asked' })
})

test('no dossier is opened whose message cannot be queued, and no message without its dossier', async () => {
  const { deps, queued } = await wizard()
  // The message is the last that is written: its failure takes the dossier back.
  const broken = { ...deps, publicUrl: 'no address' }
  await expect(submitCompany(broken, CLIENT, company, 'clé', { mail_link: true })).rejects.toThrow()
  await expect(submitCompany(broken, CLIENT, company, null, { mail_link: true })).rejects.toThrow()
  expect(await deps.db.selectFrom('dossiers').select('id').execute()).toEqual([])
  expect(await queued()).toEqual([])
})

test('a code that its address never took is told in the wizard and stands in the journal of messages', async () => {
  const { deps, submit, queued, read } = await wizard()
  const { id } = await submit({ 'address-code': 'mail' })
  expect(await read(id)).toMatchObject({ email_proof: 'unproven', code_failed: false })
  const [message] = await queued()
  await expect(sendEmail(deps, String(message?.id), true)).rejects.toThrow()
  expect(await queued()).toMatchObject([{ state: 'failed', last_error: expect.any(String) }])
  expect(await read(id)).toMatchObject({ code_failed: true })
})
