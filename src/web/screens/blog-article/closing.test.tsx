// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Closing } from './closing'

it.each([
  ['Lyon', 'Votre entreprise est à Lyon\u202f?'],
  ['Le Havre', 'Votre entreprise est au Havre\u202f?'],
  ['Les Ulis', 'Votre entreprise est aux Ulis\u202f?'],
  ['La Rochelle', 'Votre entreprise est à La Rochelle\u202f?'],
])('says where %s is as French does', (city, title) => {
  cleanup()
  render(
    <MemoryRouter>
      <Closing topic="local" city={city} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
})
