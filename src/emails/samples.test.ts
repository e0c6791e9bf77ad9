import { expect, test } from 'vitest'
import { readConfig } from '~/config'
import { EMAIL_KINDS } from '~/domain/email/email-labels'
import { isOwnParagraphKind, OWN_PARAGRAPH_KINDS } from '~/domain/email/own-paragraph'
import { AgencyInternationalReceived } from './agency/agency-international-received'
import { QuoteRequestContact } from './quote-requests/quote-request-contact'
import { renderEmail } from './render-email'
import { sampleMessages } from './samples'

test('the agency’s own paragraph stands in every message to clients, in the HTML and in the text', () => {
  const { agency, publicUrl } = readConfig({})
  const samples = sampleMessages(agency, publicUrl)
  for (const kind of OWN_PARAGRAPH_KINDS) {
    const { html, text } = renderEmail(agency, samples[kind], 'Fermé du 24 au 31.')
    expect(html, kind).toContain('Fermé du 24 au 31.')
    expect(text, kind).toContain('Fermé du 24 au 31.')
  }
})

test('what carries none goes to the team alone, or is the firm’s own word to a visitor of its site', () => {
  const without = EMAIL_KINDS.filter(kind => !isOwnParagraphKind(kind))
  expect(without.filter(kind => !kind.startsWith('agency-'))).toEqual(['site-answer', 'account-invitation'])
})

test('one piece is spoken of as one, and the button is called what it is called', () => {
  const { agency, publicUrl } = readConfig({})
  const { 'pieces-requested': asked, 'pieces-received': received } = sampleMessages(agency, publicUrl)
  const words = renderEmail(agency, asked).text.replace(/\s+/g, ' ')
  expect(words).toContain('La pièce à renvoyer')
  expect(words).toContain('choisir cette pièce, puis à toucher « Envoyer et terminer »')
  expect(renderEmail(agency, received).text).toContain('le RIB professionnel')
})

test('a reminder of payment says who advances what, and what comes back', () => {
  const { agency, publicUrl } = readConfig({})
  const { text } = renderEmail(agency, sampleMessages(agency, publicUrl)['payment-reminder'])
  for (const label of ['Aide accordée', 'Vous avancez', 'Vous revient', 'Reste à votre charge'])
    expect(text).toContain(`${label}\u00a0:`)
})

test('no message begins its sentence with the firm and a colon', () => {
  const { agency, publicUrl } = readConfig({})
  for (const [kind, body] of Object.entries(sampleMessages(agency, publicUrl)))
    expect(renderEmail(agency, body).text, kind).not.toMatch(/^(Menuiserie|Rénovation)[^,.\n]*\s:/m)
})

test('a sample of what was decided does not say that the decision is to come', () => {
  const { agency, publicUrl } = readConfig({})
  const samples = sampleMessages(agency, publicUrl)
  for (const kind of ['dossier-accepted', 'continuation-noted', 'dossier-refused', 'site-moved'] as const) {
    const { text } = renderEmail(agency, samples[kind])
    expect(text, kind).toMatch(/Décidé, le /)
    expect(text, kind).not.toMatch(/Décidé, à venir/)
  }
  expect(renderEmail(agency, samples['dossier-received']).text).toMatch(/Décidé, à venir/)
})

test('a digest, an address or a file’s name wider than a telephone breaks, and no message is shown smaller for it', () => {
  const { agency, publicUrl } = readConfig({})
  for (const [kind, body] of Object.entries(sampleMessages(agency, publicUrl)))
    expect(renderEmail(agency, body).html, kind).toContain('word-break:break-word')
})

test('lines that somebody typed are lines in the plain text too', () => {
  const { agency } = readConfig({})
  const typed = 'Menuiserie à Dakar.\nNous cherchons des chantiers.'
  const contact = {
    name: 'Awa Ndiaye',
    phone: '06 98 76 54 32',
    email: 'awa@exemple.sn',
    link: 'https://a.fr',
  }
  const asker = { ...contact, town: 'Rouen', project: typed }
  const registration = {
    ...{ company_name: 'Atelier Ngoma', registration_number: '', manager_name: 'Awa Ndiaye' },
    ...{ country: 'Sénégal', email: 'awa@exemple.sn', phone: '+221 77 123 45 67', message: typed },
    created_at: new Date('2026-11-21T09:00:00Z'),
  }
  for (const body of [
    QuoteRequestContact({ wanted: 'Menuiserie', asker, price: '70,00\u00a0€', link: 'https://a.fr' }),
    AgencyInternationalReceived({ registration, link: 'https://a.fr' }),
  ])
    expect(renderEmail(agency, body).text).toMatch(/Dakar\.\n+(> )?Nous/)
})
