// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { SILENT } from '~/contract/failure'
import { FormProblem, useAttempt, useForm } from './use-form'

interface Wish {
  town: string
  words: string
}

function WishForm({ send }: { send: (wish: Wish) => Promise<unknown> }) {
  const { form, field, failed, busy, ready } = useForm<Wish>({
    draft: 'quote-request',
    start: { town: '', words: '' },
    check: ({ town }) => (town === '' ? { errors: [NO_TOWN] } : null),
    tell: error => (error instanceof ApiProblem ? { errors: error.errors } : SILENT),
    send,
  })
  return (
    <form {...form}>
      {(['town', 'words'] as const).map(name => {
        const { error, ...input } = field(name)
        return (
          <label key={name}>
            {name} <input {...input} aria-description={error} />
          </label>
        )
      })}
      <FormProblem {...failed} className={undefined} />
      <button type="submit" disabled={!ready || busy}>
        Envoyer
      </button>
    </form>
  )
}

const NO_TOWN = { field: 'town', message: 'Donnez une ville.' }
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('says beside a field what keeps the form back, then what the server refused in it', async () => {
  const sent: Wish[] = []
  const refused = new ApiProblem(422, { errors: [{ field: 'words', message: 'Trop long.' }] })
  render(
    <WishForm
      send={async wish => {
        sent.push(wish)
        throw refused
      }}
    />,
  )
  press('Envoyer')
  await waitFor(() => expect(field('town').getAttribute('aria-description')).toBe(NO_TOWN.message))
  expect(sent).toEqual([])
  type('town', 'Lyon')
  press('Envoyer')
  await waitFor(() => expect(field('words').getAttribute('aria-description')).toBe('Trop long.'))
  expect(field('town').getAttribute('aria-description')).toBeNull()
  expect(sent).toEqual([{ town: 'Lyon', words: '' }])
})

it('keeps what is typed over silence and in the tab, sends it again by « Réessayer », then forgets it', async () => {
  const sent: Wish[] = []
  const send = async (wish: Wish) => {
    if (sent.push(wish) === 1) throw new TypeError('cut')
  }
  render(<WishForm send={send} />)
  type('town', 'Lyon')
  press('Envoyer')
  expect((await screen.findByRole('alert')).textContent).toContain(SILENT)
  cleanup()
  render(<WishForm send={send} />)
  await waitFor(() => expect(field('town').value).toBe('Lyon'))
  sent.length = 0
  press('Envoyer')
  await screen.findByRole('alert')
  press('Réessayer')
  await waitFor(() => expect(sessionStorage.getItem('quote-request')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent).toHaveLength(2)
})

it('leaves no error without a toast, whatever a form forgot to say', async () => {
  toast.dismiss()
  const { result } = renderHook(() => useAttempt(() => ({ errors: [NO_TOWN] })))
  for (const told of [{ errors: [NO_TOWN] }, { place: 'Trop tard.' }, ''])
    act(() => result.current.refuse(told))
  await act(() =>
    result.current.attempt(async () => {
      throw new Error('silence')
    }),
  )
  const titles = () => toast.getToasts().map(one => ('title' in one ? one.title : ''))
  expect(titles()).toEqual(['Donnez une ville.', 'Trop tard.', SILENT, 'Donnez une ville.'])
  toast.success('Fait')
  await act(() => result.current.attempt(async () => {}))
  expect(titles()).toEqual(['Fait'])
})
