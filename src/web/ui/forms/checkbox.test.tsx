// @vitest-environment jsdom

import { fireEvent, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { comesToLife } from '../../../../tests/support/comes-to-life'
import { Checkbox } from './checkbox'

function Wish() {
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Checkbox name="wish" checked={wanted} onChange={event => setWanted(event.currentTarget.checked)}>
        Volontiers
      </Checkbox>
      <output>{wanted ? 'oui' : 'non'}</output>
    </>
  )
}

it('knows of a tick that came before the page to life', () => {
  const page = within(comesToLife(<Wish />, before => before.querySelector('input')?.click()))
  const box = page.getByRole('checkbox') as HTMLInputElement
  expect([box.checked, page.getByRole('status').textContent]).toEqual([true, 'oui'])
  fireEvent.click(box)
  expect([box.checked, page.getByRole('status').textContent]).toEqual([false, 'non'])
})

it('leaves alone what nobody ticked', () => {
  const page = within(comesToLife(<Wish />, () => {}))
  const box = page.getByRole('checkbox') as HTMLInputElement
  expect([box.checked, page.getByRole('status').textContent]).toEqual([false, 'non'])
})
