import { expect, it } from 'vitest'
import { parseMail } from '~/gateways/inbox/parse-mail'
import { DELIVERY_REPORTS } from '../../../tests/support/files/delivery-reports'
import { readReport, returnedMessageIds } from './delivery-report'
import { notAnAnswer } from './judge-mail'

const returned = {
  to: 'reponses@agence.example',
  recipient: 'gerante@exemple.fr',
  messageId: '<essai@agence.example>',
}

it('knows sixty', () => expect(DELIVERY_REPORTS.length).toBeGreaterThanOrEqual(60))

it.each(DELIVERY_REPORTS)('$name is $outcome', async ({ raw, outcome, name }) => {
  const mail = await parseMail(raw(returned))
  expect(notAnAnswer(mail, { addresses: [], servers: [] })).toBe('bounce')
  expect(readReport(mail)?.outcome).toBe(outcome)
  expect(mail.files.filter(({ filename }) => !filename.endsWith('.eml'))).toEqual([])
  if (!name.startsWith('PowerMTA')) expect(returnedMessageIds(mail)).toContain(returned.messageId)
})
