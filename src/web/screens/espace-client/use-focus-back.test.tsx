// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back'

function Line({ state }: { state: 'open' | 'closed' | 'done' }) {
  const box = useFocusBack<HTMLLIElement>(state === 'open' ? 'a' : null)
  return (
    <li ref={box}>
      {state === 'done' && (
        <details>
          <summary>Contesté</summary>
        </details>
      )}
      {state === 'open' && <input />}
      {state === 'closed' && (
        <button type="button" data-opens="a">
          Contester
        </button>
      )}
    </li>
  )
}

it('hands the keys on where the button that got them back goes with the next reading', () => {
  const { rerender } = render(<Line state="open" />)
  rerender(<Line state="closed" />)
  expect(document.activeElement?.tagName).toBe('BUTTON')
  rerender(<Line state="done" />)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

it('takes the keys from nobody', () => {
  const { rerender } = render(<Line state="closed" />)
  rerender(<Line state="done" />)
  expect(document.activeElement).toBe(document.body)
})
