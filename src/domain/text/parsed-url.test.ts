import { expect, test } from 'vitest'
import { parsedUrl } from './parsed-url'

test('an address is read, and what is none is null', () => {
  expect(parsedUrl('https://crêperie.example/menu')?.href).toBe('https://xn--crperie-kya.example/menu')
  expect(parsedUrl('../b?c', 'https://a.example/x/y')?.href).toBe('https://a.example/b?c')
  expect(parsedUrl('crêperie')).toBeNull()
  expect(parsedUrl('/menu', 'nowhere')).toBeNull()
})

test('an accent is as good to a program that has answered for a long time', () => {
  const readings = Array.from({ length: 50_000 }, () => parsedUrl('https://crêperie.example'))
  expect(readings.filter(url => url === null)).toHaveLength(0)
})
