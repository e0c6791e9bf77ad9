import { expect, it } from 'vitest'
import { phoneDoubt } from './phone-doubt'

it.each([
  ['+971 50 123 4567', 'Émirats arabes unis'],
  ['+221 77 123 45 67', ''],
  ['050 123 4567', 'Émirats arabes unis'],
  ['0475 12 34 56', 'Belgique'],
  ['(514) 555-2368', 'Canada'],
  ['+32 475 12 34 56', 'Sénégal'],
])('%s in %s raises no doubt', (phone, country) => expect(phoneDoubt(phone, country)).toBeUndefined())

it.each([
  ['12', 'Belgique', /vérifiez/],
  ['+32 47', 'Belgique', /vérifiez/],
  ['appelez-moi', 'Canada', /vérifiez/],
  ['0475 12 34 56', '', /indicatif/],
  ['0475 12 34 56', 'Pays imaginaire', /indicatif/],
])('%s in "%s" raises a doubt', (phone, country, words) => expect(phoneDoubt(phone, country)).toMatch(words))
