import { expect, test } from 'vitest'
import { nameFlaw } from '~/domain/text/name-line'
import { registration } from '../../../tests/support/leads/business-abroad'
import { registrantOf } from '../../../tests/support/leads/registration'
import { startSite } from '../../../tests/support/program/in-process'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { partOf, smtpSink } from '../../../tests/support/servers/smtp-sink'

const known =
  /^(From|To|Subject|Message-ID|Date|MIME-Version|Content-Type|Content-Transfer-Encoding|X-Priority|Auto-Submitted|X-Auto-Response-Suppress)\b/i

const site = oncePerFile(async () => {
  const { url: smtp, received } = await smtpSink()
  return { ...(await startSite({ SMTP_URL: smtp })), received }
})

/** @returns the messages that this registration brought, and none of an earlier one */
async function registered(change: Partial<typeof registration>) {
  const { url, received } = site()
  received.length = 0
  const answer = await registrantOf(url).register({ ...registration, ...change })
  expect(answer.status).toBe(201)
  await expect.poll(() => received).toHaveLength(2)
  const find = (address: string) => received.find(({ recipients }) => recipients.includes(address))
  return { received, toClient: find(registration.email), toAgency: find('contact@siteligible.example') }
}

test('both messages arrive whole', async () => {
  const { toClient, toAgency } = await registered({})
  expect(toClient?.recipients).toEqual([registration.email])
  expect(toAgency?.recipients).toEqual(['contact@siteligible.example'])
  if (!toClient || !toAgency) return
  for (const type of ['text/plain', 'text/html'] as const) {
    const confirmation = partOf(toClient, type)
    // A figure stays with its unit by a mark around both.
    expect(confirmation.replaceAll(/<[^>]+>/g, '')).toContain('sous 24 heures')
    expect(confirmation).not.toContain('Menuiserie à Dakar')
    const notice = partOf(toAgency, type)
    for (const words of [
      'Awa Ndiaye',
      '+221 77 123 45 67',
      'Sénégal',
      'Menuiserie à Dakar.',
      'SN-DKR-2020-B-123',
    ])
      expect(notice).toContain(words)
  }
  expect(partOf(toClient, 'text/plain')).not.toContain('Ngoma')
  expect(partOf(toClient, 'text/html')).not.toContain('Ngoma')
})

const hostile = [
  'x\r\nBcc: vole@pirate.example',
  'x\nBcc: vole@pirate.example\n\nUn autre corps',
  'x\u2028Bcc: vole@pirate.example',
  '"<vole@pirate.example>", x',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '=?utf-8?Q?=0D=0ABcc:_vole=40pirate.example?=',
  '.\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<vole@pirate.example>',
  'https://pirate.example/gagnez www.pirate.example',
]

const fieldsOf = (words: string) => ({
  company_name: words,
  registration_number: words,
  manager_name: words,
  country: words,
  phone: words.slice(0, 60),
})

test.each(hostile.filter(words => nameFlaw(words) !== null))('%j is refused as a name', async words => {
  const answer = await registrantOf(site().url).register({ ...registration, ...fieldsOf(words) })
  expect(answer.status).toBe(422)
})

test.each(hostile)('%j in every field that takes it gives one recipient and no extra header', async words => {
  const { received, toClient, toAgency } = await registered({
    ...(nameFlaw(words) === null ? fieldsOf(words) : {}),
    message: words,
  })
  for (const message of received) {
    expect(message.recipients).toHaveLength(1)
    expect(message.headers.filter(header => !known.test(header))).toEqual([])
    expect(message.headers.join('\n')).not.toContain('pirate')
    expect(message.headers.filter(header => /^To:/i.test(header))).toHaveLength(1)
    expect(partOf(message, 'text/html')).not.toMatch(/<script>alert|<img src=x/)
  }
  expect(received.flatMap(({ recipients }) => recipients).join()).not.toContain('pirate')
  // To the agency as typed; to an unchecked address never as somebody's advertising.
  expect(toAgency && partOf(toAgency, 'text/plain').length).toBeGreaterThan(200)
  expect(toClient && partOf(toClient, 'text/html')).not.toMatch(/href="[^"]*pirate/)
})

test('an address with a line break is refused, and nothing leaves', async () => {
  const { url, received } = site()
  received.length = 0
  for (const email of [
    'a@b.example\r\nBcc: vole@pirate.example',
    'a@b.example, vole@pirate.example',
    'a\u0000@b.example',
    'Nom <a@b.example>',
  ]) {
    const answer = await registrantOf(url).register({ ...registration, email })
    expect([email, answer.status]).toEqual([email, 422])
  }
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect(received).toEqual([])
})
