import { expect, it } from 'vitest'
import { readConfig } from '~/config'
import { Paragraph } from './paragraph'
import { renderEmail } from './render-email'

it('keeps numbers of papers and articles on one line, and the words as they are', () => {
  const message = (
    <Paragraph>La facture {'FTN-2026-00001'} (article L441-10), rendez-vous en 2026-2027.</Paragraph>
  )
  const { html, text } = renderEmail(readConfig({}).agency, message)
  expect([...html.matchAll(/nowrap">([^<]*)</g)].map(match => match[1])).toEqual([
    'FTN-2026-00001',
    'L441-10',
  ])
  expect(text).toBe('La facture FTN-2026-00001 (article L441-10), rendez-vous en 2026-2027.')
})
