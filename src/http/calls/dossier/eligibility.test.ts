import { expect, test } from 'vitest'
import { answers } from '../../../../tests/support/dossiers/eligibility-answers'
import { startSite } from '../../../../tests/support/program/in-process'
import { partOf, smtpSink } from '../../../../tests/support/servers/smtp-sink'

async function siteThatMails(env: Record<string, string> = {}) {
  const smtp = await smtpSink()
  const site = await startSite({ SMTP_URL: smtp.url, ...env })
  const ask = (email: string, given: Record<string, string> = answers) =>
    fetch(`${site.url}/api/eligibility-result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, answers: given }),
    })
  const rows = () => site.deps.db.selectFrom('emails').selectAll().execute()
  const settled = () => expect.poll(rows).toEqual([])
  return { ...site, received: smtp.received, ask, settled }
}

test('the result is mailed with its reasons and aids, none of the asker’s words, and nothing of it is kept', async () => {
  const { ask, received, settled } = await siteThatMails()
  const given = { ...answers, pirate: 'https://malveillant.exemple', metier: 'artisanat' }
  expect((await ask(' patron@exemple.fr ', given)).status).toBe(202)
  await settled()
  expect(received.map(({ recipients }) => recipients)).toEqual([['patron@exemple.fr']])
  const text = partOf(received[0] as (typeof received)[number], 'text/plain')
  expect(text.toLowerCase()).toContain('potentiellement éligible selon vos réponses')
  expect(text).toContain('Votre effectif est sous la limite de 250\u00a0personnes.')
  expect(text).toContain('/aides/kap-numerik')
  expect(text).toContain('etape=9')
  expect(text).not.toContain('malveillant')
})

test('what is no address, or no finished test, is refused; a firm abroad has its result at once', async () => {
  const { ask, received, settled } = await siteThatMails()
  expect((await ask('pas une adresse')).status).toBe(422)
  expect((await ask('patron@exemple.fr', { france: 'oui' })).status).toBe(422)
  expect((await ask('patron@exemple.fr', { france: 'non' })).status).toBe(202)
  await settled()
  expect(received).toHaveLength(1)
  expect(partOf(received[0] as (typeof received)[number], 'text/plain')).toContain('/pay-per-call')
})

test('who is not eligible is mailed the way back to the test, and who cannot be billed is asked to write first', async () => {
  const { url, ask, received, settled } = await siteThatMails()
  expect((await ask('patron@exemple.fr', { ...answers, effectif: '250' })).status).toBe(202)
  expect((await ask('patronne@exemple.fr', { ...answers, 'code-postal': '98800' })).status).toBe(202)
  await settled()
  const textFor = (address: string) => {
    const mail = received.find(({ recipients }) => recipients.includes(address)) ?? expect.fail(address)
    return partOf(mail, 'text/plain')
  }
  const refused = textFor('patron@exemple.fr')
  expect(refused).toMatch(new RegExp(`Refaire le test ${url}/simulateur\\s`))
  expect(refused).not.toContain('/pay-per-call')
  expect(textFor('patronne@exemple.fr')).toContain('notre facture ne peut pas y être établie')
})

test('one address gets few, however often it is asked for, and what is held back is not kept either', async () => {
  const { ask, received, settled } = await siteThatMails({ RATE_LIMITS: 'on' })
  for (let n = 0; n < 8; n++) expect((await ask('patron@exemple.fr')).status).toBe(202)
  await settled()
  // Of the five a day one is kept for the acknowledgement of a signed dossier, and one for a code.
  expect(received).toHaveLength(3)
})

test('where no e-mail leaves, nothing is written down and the answer says so', async () => {
  const { url, deps } = await startSite()
  const refused = await fetch(`${url}/api/eligibility-result`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'patron@exemple.fr', answers }),
  })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'no-email-leaves' })
  expect(await deps.db.selectFrom('emails').selectAll().execute()).toEqual([])
})
