// @vitest-environment jsdom

import { waitFor } from '@testing-library/react'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
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

/** The page as the server sends it, which comes to life once its reader did something. */
async function comesToLife(before: (box: HTMLInputElement) => void) {
  const page = document.createElement('main')
  document.body.append(page)
  page.innerHTML = renderToString(<Wish />)
  const find = () => page.querySelector('input') as HTMLInputElement
  before(find())
  const root = await act(() => hydrateRoot(page, <Wish />))
  onTestFinished(async () => {
    await act(() => root.unmount())
    page.remove()
  })
  return { box: find(), said: () => page.querySelector('output')?.textContent }
}

it('knows of a tick that came before the page to life', async () => {
  const { box, said } = await comesToLife(box => box.click())
  await waitFor(() => expect(said()).toBe('oui'))
  expect(box.checked).toBe(true)
  await act(() => box.click())
  expect(said()).toBe('non')
})

it('leaves alone what nobody ticked', async () => {
  const { box, said } = await comesToLife(() => {})
  expect([box.checked, said()]).toEqual([false, 'non'])
})
