// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberDossier } from '~/web/ui/resume/known-dossier'
import { showAt } from '../../../../tests/support/runner/shown-screen'
import { answering } from '../../../../tests/support/servers/answering-server'
import DossierLien from './dossier-lien'

it('who presses the same message again goes on with the dossier that this browser knows', async () => {
  await answering({})
  const id = 'a'.repeat(32)
  rememberDossier({ id, company_name: 'Boulangerie Martin' })
  const path = '/dossier/lien/:token'
  showAt('/dossier/lien/servi', [{ path, Component: DossierLien, loader: () => ({ dossier: null }) }])
  await screen.findByRole('heading', { name: 'Ce lien ne sert plus' })
  const link = await screen.findByRole('link', { name: 'Continuer ce dossier' })
  expect(link.getAttribute('href')).toBe(`/dossier/${id}`)
})
