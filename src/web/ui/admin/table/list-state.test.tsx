// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiProblem } from '~/contract/api-problem'
import { ListState } from './list-state'

it('one thing that is not there is not asked for again, though it was read before', () => {
  const missing = 'Ce site n’existe pas, ou il a été effacé.'
  const show = (status: number, data?: object) =>
    render(
      <ListState
        query={{
          isPending: false,
          isError: true,
          error: new ApiProblem(status, {}),
          data,
          refetch: () => {},
        }}
        count={1}
        empty={null}
        missing={missing}
      >
        <p>Le site</p>
      </ListState>,
    )
  for (const data of [undefined, {}]) {
    show(404, data)
    expect(screen.getByRole('alert').textContent).toBe(missing)
    expect(screen.queryByText('Le site')).toBeNull()
    cleanup()
  }
  show(500, {})
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
  expect(screen.getByText('Le site')).toBeTruthy()
})
