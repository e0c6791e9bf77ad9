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

it('a SIRET that was typed as one word is read in groups', async () => {
  const opened = { opened_at: '2026-11-20T10:00:00.000Z', documents: [], signed: false, proven: false }
  const dossier = { ...opened, company_name: 'Boulangerie Martin', siret: '73282932000074' }
  const path = '/dossier/lien/:token'
  showAt('/dossier/lien/servi', [{ path, Component: DossierLien, loader: () => ({ dossier }) }])
  await screen.findByText(/SIRET 732 829 320 00074/)
})
