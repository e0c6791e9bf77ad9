// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AdminTabs } from './admin-tabs'

const TABS = [
  ['day', 'Jour'],
  ['week', 'Semaine'],
  ['month', 'Mois'],
] as const

function Screen() {
  const [shown, setShown] = useState<(typeof TABS)[number][0]>('week')
  return (
    <AdminTabs label="Durée" tabs={TABS} value={shown} onChange={setShown}>
      <p>Ce que montre {shown}</p>
    </AdminTabs>
  )
}

const focused = () => document.activeElement?.textContent
const shown = () => screen.getByRole('tabpanel').textContent

it('goes from tab to tab by arrows, Home and End, and shows the one that Enter is pressed on', async () => {
  const { tab, keyboard } = userEvent.setup()
  render(<Screen />)
  await tab()
  expect(focused()).toBe('Semaine')
  for (const [key, at] of [
    ['ArrowRight', 'Mois'],
    ['ArrowRight', 'Jour'],
    ['ArrowLeft', 'Mois'],
    ['Home', 'Jour'],
    ['End', 'Mois'],
  ]) {
    await keyboard(`{${key}}`)
    expect([focused(), shown()]).toEqual([at, 'Ce que montre week'])
  }
  await keyboard('{Enter}')
  const chosen = screen.getByRole('tab', { name: 'Mois', selected: true })
  expect(shown()).toBe('Ce que montre month')
  expect(screen.getByRole('tabpanel', { name: 'Mois' }).id).toBe(chosen.getAttribute('aria-controls'))
  await tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
})

it('leaves the browser its own keys: Alt and an arrow go back', async () => {
  render(<Screen />)
  screen.getByRole('tab', { selected: true }).focus()
  expect(fireEvent.keyDown(screen.getByText('Semaine'), { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(focused()).toBe('Semaine')
})
