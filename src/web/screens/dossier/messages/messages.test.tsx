// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showAt } from '../../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../../tests/support/servers/answering-server'
import Messages from './messages'

it('keeps what is typed while a message is on its way', async () => {
  let arrived = () => {}
  const arrival = new Promise<Record<string, never>>(resolve => {
    arrived = () => resolve({})
  })
  const sent: string[] = []
  let reads = 0
  await answering({
    readMessages: () => {
      reads++
      return { messages: [], unsent: [] }
    },
    writeToTeam: ({ body }) => {
      sent.push(body.text)
      return arrival
    },
  })
  showAt('/', [{ path: '/', Component: () => <Messages id="cle" refresh={async () => {}} /> }])
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre message/)
  // Of this site no e-mail leaves.
  screen.getByText('Nous répondons ici.')
  await userEvent.type(field, 'Voici mon Kbis.')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer à l’équipe' }))
  await waitFor(() => expect(sent).toEqual(['Voici mon Kbis.']))
  await userEvent.type(field, ' Et le RIB suit.')
  arrived()
  await waitFor(() => expect(field.value).toBe('Et le RIB suit.'))
  await waitFor(() => expect(reads).toBe(2))
  const button = screen.getByRole('button', { name: 'Envoyer à l’équipe' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  expect(sessionStorage.getItem('message:cle')).toContain('"Et le RIB suit."')
})
