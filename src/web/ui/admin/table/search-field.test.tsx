// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SearchField } from './search-field'

/** The field beside an address that follows when the test says so. */
function shown() {
  const told: string[] = []
  const field = (search: string) => (
    <SearchField search={search} onSearch={words => told.push(words)} placeholder="" />
  )
  const { rerender } = render(field(''))
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Rechercher' })
  return { told, box, address: (search: string) => rerender(field(search)) }
}

it('keeps every letter while addresses of its own arrive late, and follows the way back', async () => {
  const { told, box, address } = shown()
  // All in one turn: a busy machine must not look like fingers that rest.
  const { type } = userEvent.setup({ delay: null })
  await type(box, 'épicerie ')
  await waitFor(() => expect(told).toEqual(['épicerie ']))
  await type(box, 'zoé')
  await waitFor(() => expect(told).toEqual(['épicerie ', 'épicerie zoé']))
  address('épicerie ')
  expect(box.value).toBe('épicerie zoé')
  address('épicerie zoé')
  expect(box.value).toBe('épicerie zoé')
  address('épicerie ')
  expect(box.value).toBe('épicerie ')
  address('')
  expect(box.value).toBe('')
})
