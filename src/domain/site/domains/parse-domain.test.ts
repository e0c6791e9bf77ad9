import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { isRegistered, parseDomain, shareName } from './parse-domain'

const plan = { agencyHost: 'www.agence-web.fr', sitesHost: 'sites-agence.fr' }
const parsed = (typed: string) => parseDomain(typed, plan)

test('a name is the same however it is typed, pasted or spelled', () => {
  for (const typed of [
    'exemple.fr',
    ' Exemple.FR. ',
    'https://exemple.fr/accueil?x=1#y',
    'HTTP://exemple.fr:8080',
    'ｅｘｅｍｐｌｅ.fr',
    'exemple。fr',
  ])
    expect.soft(parsed(typed), typed).toEqual({ name: 'exemple.fr', www: false })
  expect(parsed('www.exemple.fr')).toEqual({ name: 'exemple.fr', www: true })
  expect(parsed('WWW.Exemple.fr.')).toEqual({ name: 'exemple.fr', www: true })
  expect(parsed('boutique.exemple.fr')).toEqual({ name: 'boutique.exemple.fr', www: false })
})

test('international names are asked for as the DNS has them, and look-alikes are other names', () => {
  expect(parsed('boulangerie-lévêque.fr')).toEqual({
    name: domainToASCII('boulangerie-lévêque.fr'),
    www: false,
  })
  expect(parsed('Boulangerie-LÉVÊQUE.fr')).toEqual(parsed('boulangerie-lévêque.fr'))
  // Its first letter is Cyrillic.
  expect(parsed('ехemple.fr')).not.toEqual(parsed('exemple.fr'))
  expect(parsed('ехemple.fr')).toMatchObject({ name: expect.stringMatching(/^xn--/) })
})

test('a name without its end is told apart from an end that many share', () => {
  expect(parsed('www.maison-perrier')).toEqual({
    refused:
      'Il manque la fin du nom, après un point\u00a0: tapez-le en entier, par exemple maison-perrier.fr.',
  })
  expect(parsed('fr')).toMatchObject({ refused: expect.stringContaining('terminaison') })
  expect(parsed('www.Crêperie')).toMatchObject({
    refused: expect.stringContaining('par exemple crêperie.fr.'),
  })
})

test('an ending that nobody has is said at once, with the one that was meant', () => {
  for (const [typed, says] of [
    ['boulangerie.frr', 'vouliez-vous écrire «\u00a0boulangerie.fr\u00a0»\u202f?'],
    ['www.Crêperie.rf', 'vouliez-vous écrire «\u00a0crêperie.fr\u00a0»\u202f?'],
    ['boulangerie.con', 'vouliez-vous écrire «\u00a0boulangerie.com\u00a0»\u202f?'],
    ['https://www.boulangerie.f/accueil', 'vouliez-vous écrire «\u00a0boulangerie.fr\u00a0»\u202f?'],
    ['boulangerie.site-web', 'vérifiez la fin de «\u00a0boulangerie.site-web\u00a0».'],
  ] as const)
    expect.soft(parsed(typed), typed).toMatchObject({ refused: expect.stringContaining(says) })
  for (const typed of [
    'crêperie.bzh',
    'boutique.re',
    'maison.boutique',
    'exemple.co.uk',
    'xn--e1afmkfd.xn--p1ai',
  ])
    expect.soft(parsed(typed), typed).toHaveProperty('name')
})

test('what no name can hold, and half an address, is not made one', () => {
  for (const typed of ['crêperie-d’été.fr', 'crêperie·fr'])
    expect.soft(parsed(typed), typed).toMatchObject({ refused: expect.stringContaining('Tapez un nom') })
  for (const typed of ['https:/exemple.fr', 'htttps://exemple.fr', 'http:///exemple.fr/accueil'])
    expect.soft(parsed(typed), typed).toEqual({ name: 'exemple.fr', www: false })
})

test('what no site can have is refused with a reason', () => {
  for (const typed of ['', '   ', 'exemple', 'fr', 'co.uk', 'github.io', 'www.fr', 'com.'])
    expect.soft(parsed(typed), typed).toHaveProperty('refused')
  for (const typed of [
    '127.0.0.1',
    '[::1]',
    '0x7f.1',
    '192.168.1',
    'a..fr',
    '-a.fr',
    'a b.fr',
    'x@exemple.fr',
    'ex_emple.fr',
  ])
    expect.soft(parsed(typed), typed).toHaveProperty('refused')
  expect(parsed(`${'a'.repeat(64)}.fr`)).toHaveProperty('refused')
  expect(parsed(`${'abcdefghi.'.repeat(26)}fr`)).toHaveProperty('refused')
})

test('our own hosts, and what shares a registered name with them, are refused', () => {
  for (const typed of [
    'agence-web.fr',
    'www.agence-web.fr',
    'client.agence-web.fr',
    'sites-agence.fr',
    'a.sites-agence.fr',
  ])
    expect.soft(parsed(typed), typed).toHaveProperty('refused')
  expect(parsed('notagence-web.fr')).toEqual({ name: 'notagence-web.fr', www: false })
  const local = { agencyHost: 'localhost', sitesHost: 'localhost' }
  expect(parseDomain('a.localhost', local)).toHaveProperty('refused')
  expect(parseDomain('exemple.test', local)).toEqual({ name: 'exemple.test', www: false })
})

test('the end of an e-mail address, or a page elsewhere, is no name of the firm', () => {
  for (const typed of [
    'gmail.com',
    'www.orange.fr',
    'https://www.facebook.com/boulangerie',
    'boulanger.free.fr',
  ])
    expect
      .soft(parsed(typed), typed)
      .toMatchObject({ refused: expect.stringContaining('le nom que votre entreprise a acheté') })
  expect(parsed('freefr.fr')).toEqual({ name: 'freefr.fr', www: false })
})

test('only a name that is bought needs its www', () => {
  expect(isRegistered('exemple.fr')).toBe(true)
  expect(isRegistered('exemple.co.uk')).toBe(true)
  expect(isRegistered('boutique.exemple.fr')).toBe(false)
})

test('two hosts share cookies below one name that is bought', () => {
  expect(shareName('www.agence-web.fr', 'sites.agence-web.fr')).toBe(true)
  expect(shareName('www.agence-web.fr', 'sites-agence.fr')).toBe(false)
  expect(shareName('localhost', 'localhost')).toBe(false)
})
