import { expect, test } from 'vitest'
import { isUnder, taggedAddress, tokensIn } from './reply-address'

const BASE = 'reponses@agence.example'
const TOKEN = 'abcdefghijklmnopqrstuvwx23'

test('an address takes a token and gives it back, whatever servers do to its letters', () => {
  const address = taggedAddress(BASE, 'r', TOKEN)
  expect(address).toBe(`reponses+r${TOKEN}@agence.example`)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  expect(tokensIn(BASE, 'r', [address.toUpperCase(), ` ${address} `])).toEqual([TOKEN])
  expect(tokensIn(BASE, 'b', [address])).toEqual([])
})

test.each([
  `autre+r${TOKEN}@agence.example`,
  `reponses+r${TOKEN}@ailleurs.example`,
  `reponses+r${TOKEN}x@agence.example`,
  `reponses+${TOKEN}@agence.example`,
  BASE,
])('%s has none', address => expect(tokensIn(BASE, 'r', [address])).toEqual([]))

test('our own address is known with and without a tag', () => {
  expect(isUnder(BASE, 'Reponses+x@Agence.example')).toBe(true)
  expect(isUnder(BASE, 'reponsesx@agence.example')).toBe(false)
})
