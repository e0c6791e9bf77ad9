import { expect, it } from 'vitest'
import { readConfig } from '~/config'
import { renderEmail } from '../render-email'
import { Paragraph } from './paragraph'

it('keeps numbers of papers, articles, telephones and days on one line, and the words as they are', () => {
  const message = (
    <Paragraph>
      La facture {'FTN-2026-00001'} (article L441-10), rendez-vous en 2026-2027, au {'04 72 00 00 00'}, au{' '}
      {'+221 77 123 45 67'} ou 3 000 fois 20 20, <strong>le 1er décembre 2026</strong> sous 15 jours, par
      e-mail.
    </Paragraph>
  )
  const { html, text } = renderEmail(readConfig({}).agency, message)
  expect([...html.matchAll(/nowrap">([^<]*)</g)].map(match => match[1])).toEqual([
    'FTN-2026-00001',
    'L441-10',
    '04 72 00 00 00',
    '+221 77 123 45 67',
    '1er décembre',
    '15 jours',
    'e-mail',
  ])
  expect(text).toBe(
    'La facture FTN-2026-00001 (article L441-10), rendez-vous en 2026-2027, au 04 72 00 00 00, au +221 77 123 45 67 ou 3 000 fois 20 20, le 1er décembre 2026 sous 15 jours, par e-mail.',
  )
})
