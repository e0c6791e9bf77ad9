// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PhoneLink } from './phone-link'

it.each([
  ['04 72 00 00 00', 'tel:0472000000'],
  ['+33 (0)4 72 00 00 00', 'tel:0472000000'],
  ['+221 77 123 45 67', 'tel:+221771234567'],
])('a press on « %s » dials %s', (phone, address) => {
  render(<PhoneLink phone={phone} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(address)
})
