// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { readKnownDossier, rememberDossier } from './known-dossier'
import { KnownDossierOffer } from './known-dossier-offer'

const id = 'a'.repeat(32)

function show() {
  const Stub = createRoutesStub([{ path: '/', Component: KnownDossierOffer }])
  return render(<Stub />)
}

it('offers to go on with the dossier that was opened here, and forgets it when asked', async () => {
  rememberDossier({ id, company_name: 'Boulangerie Martin' })
  show()
  const link = await screen.findByRole('link', { name: 'Continuer ce dossier' })
  expect(link.getAttribute('href')).toBe(`/dossier/${id}`)
  await userEvent.click(screen.getByRole('button', { name: 'Oublier sur cet appareil' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(readKnownDossier()).toBeNull()
})

it('offers nothing where nothing was opened, and reads nothing that it did not write', () => {
  for (const kept of ['', '{}', 'null', '{"id":"../x","company_name":"y"}', '[1]']) {
    localStorage.setItem('dossier', kept)
    expect(readKnownDossier(), kept).toBeNull()
  }
  show()
  expect(screen.queryByRole('link')).toBeNull()
})
