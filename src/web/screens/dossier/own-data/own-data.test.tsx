// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Refusal } from '~/domain/refusal'
import { wrongField } from '~/domain/wrong-field'
import { COMPLETE } from '../../../../../tests/support/dossiers/dossier-states'
import { showAt } from '../../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../../tests/support/servers/answering-server'
import OwnData from './own-data'

it('a contact that is refused says which field, and what was typed outlives the ten minutes of its code', async () => {
  let refusal: Refusal | null = wrongField('email', 'Cette adresse e-mail n’est pas complète.')
  const sent: object[] = []
  await answering({
    requestAddressCode: () => ({ email_proof: 'proven' as const }),
    confirmAddress: () => ({ email_proof: 'proven' as const }),
    correctContact: ({ body }) => {
      if (refusal) throw refusal
      sent.push(body)
      return {}
    },
  })
  const dossier = { ...COMPLETE, email_proof: 'proven' as const }
  const Component = () => <OwnData dossier={dossier} refresh={async () => {}} />
  showAt('/', [{ path: '/', Component }])
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const typeCode = async () => {
    await press('Recevoir un code')
    await userEvent.type(await screen.findByRole('textbox'), '123456')
    await press('Confirmer')
  }
  await typeCode()
  const email = await screen.findByLabelText('E-mail du dirigeant')
  await userEvent.clear(email)
  await userEvent.type(email, 'awa@exemple')
  await press('Enregistrer')
  await screen.findByText('Cette adresse e-mail n’est pas complète.')
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(email, '.fr')
  refusal = new Refusal('fresh-code-needed')
  await press('Enregistrer')
  await typeCode()
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail du dirigeant')).value).toBe('awa@exemple.fr')
  refusal = null
  await press('Enregistrer')
  await expect.poll(() => sent).toEqual([{ phone: COMPLETE.phone, email: 'awa@exemple.fr' }])
})
