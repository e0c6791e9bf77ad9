// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PieceSight } from './piece-sight'

it('turns a piece by a press or by T and comes nearer by +, and shows the next one upright', async () => {
  const sight = (name: string) => <PieceSight dossierId="a" pieces={[]} name={name} />
  const { rerender } = render(sight('Kbis'))
  const shown = () => screen.getByRole('region').querySelector('div')?.getAttribute('style')
  await userEvent.click(screen.getByRole('button', { name: 'Tourner d’un quart' }))
  await userEvent.keyboard('t+')
  expect(shown()).toBe('--zoom: 1.5; --turn: 180deg;')
  rerender(sight('RIB'))
  expect(shown()).toBe('--zoom: 1; --turn: 0deg;')
})
