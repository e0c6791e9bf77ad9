import { expect, test } from 'vitest'
import { administratorOf } from '../../../../tests/support/dossiers/admin'
import { company, visitorOf } from '../../../../tests/support/dossiers/path'
import { siteInTime } from '../../../../tests/support/program/site-in-time'

test('a paragraph of the agency’s own stands in the next messages of its kind, and goes back', async () => {
  const site = await siteInTime()
  const owner = await administratorOf(site.url)
  const words = 'Nos bureaux ferment <b>du 24</b> au 31 décembre.\nBonnes fêtes\u202f!'
  const write = (text: string) =>
    owner.writeEmailParagraph({ params: { kind: 'address-code' }, body: { text } })
  const opened = async () => {
    const id = await visitorOf(site.url).begin()
    await owner.requestAddressCode({ params: { id } })
    const mails = await site.deliver(new Date())
    return mails.find(({ to }) => to === company.email)
  }
  const { html } = await owner.previewEmail({ params: { kind: 'address-code' }, body: { text: words } })
  expect(html).toContain('Bonnes fêtes')
  expect((await opened())?.text).not.toContain('Nos bureaux')
  await write(words)
  await write(words)
  const mail = await opened()
  expect(mail?.text).toContain('Nos bureaux')
  expect(mail?.html).not.toContain('<b>du 24')
  const { versions } = await owner.emailParagraphVersions({ params: { kind: 'address-code' } })
  expect(versions).toMatchObject([{ by: 'Propriétaire' }])

  await expect(write('Cliquez sur https://gagner.com')).rejects.toMatchObject({ code: 'invalid-fields' })
  await expect(write('x'.repeat(601))).rejects.toMatchObject({ code: 'invalid-fields' })
  await write('')
  expect((await opened())?.text).not.toContain('Nos bureaux')
  const { paragraphs } = await owner.emailParagraphs({})
  expect(paragraphs.find(({ kind }) => kind === 'address-code')).toMatchObject({ text: '' })
  const { events } = await owner.journalEvents({ query: { type: 'email-paragraph-changed' } })
  expect(events).toHaveLength(2)
  const over = (text: string, instead_of: string) =>
    owner.writeEmailParagraph({ params: { kind: 'dossier-accepted' }, body: { text, instead_of } })
  await over('Le mot du premier.', '')
  await expect(over('Le mot du second.', '')).rejects.toMatchObject({ status: 409, code: 'content-changed' })
  await over('Le mot du premier.', '')
  await over('Le mot du second.', 'Le mot du premier.')
  await expect(
    owner.writeEmailParagraph({ params: { kind: 'agency-alert' }, body: { text: 'x' } }),
  ).rejects.toMatchObject({ status: 404 })
})
