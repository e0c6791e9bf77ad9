// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AGREEMENTS } from '~/domain/dossier/agreements'
import { Refusal } from '~/domain/refusal'
import { readKnownDossier, rememberDossier } from '~/web/ui/resume/known-dossier'
import { COMPLETE, type DossierState, OPENED } from '../../../../tests/support/dossiers/dossier-states'
import { company } from '../../../../tests/support/dossiers/path'
import { clocked, showAt } from '../../../../tests/support/runner/shown-screen'
import { type Answers, answering, SILENCE } from '../../../../tests/support/servers/answering-server'
import DossierScreen, { clientLoader, shouldRevalidate } from './dossier'

const SCREENS = ['/dossier', '/dossier/:id'].map(path => ({
  path,
  Component: DossierScreen,
  loader: clientLoader,
  shouldRevalidate,
}))
const LABELS = {
  siret: 'SIRET',
  company_name: 'Nom de l’entreprise',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'E-mail du dirigeant',
}
const REGISTRY: Answers = {
  lookUpCompany: () => ({ outcome: 'unknown', company_name: null, address: null, activity: null }),
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })
const told = (words: string) => screen.findByText(words.replace(/\s/g, ' '))
const press = async (name: string) => userEvent.click(await button(name))

async function fill(typed: Partial<typeof company> = company) {
  for (const [field, words] of Object.entries(typed)) {
    const input = screen.getByLabelText(LABELS[field as keyof typeof LABELS])
    await userEvent.click(input)
    await userEvent.paste(words)
  }
}

const NO_AIDS: Answers = {
  waiting: () => ({ aids: [], others: [], answered: false, filing_suffices: false, quote: null }),
}

async function comeBack(dossier: DossierState, more: Answers = {}) {
  await answering({ readCompany: () => dossier, ...NO_AIDS, ...more })
  showAt(`/dossier/${dossier.id}`, SCREENS)
}

it('step 1 goes on once its five fields are filled, saves once, and opens step 2', async () => {
  const keys: (string | undefined)[] = []
  await answering({
    ...REGISTRY,
    submitCompany: ({ headers }) => {
      keys.push(headers['idempotency-key'])
      expect(headers['address-code']).toBe('mail')
      return { id: OPENED.id, status: 'Nouveau' }
    },
    readCompany: () => OPENED,
  })
  showAt('/dossier', SCREENS)
  await title('Votre entreprise')
  const { email, ...rest } = company
  await fill({ siret: '732829320' })
  expect(screen.queryByText(/ne ressemble pas à un SIRET/)).toBeNull()
  await userEvent.tab()
  await screen.findByText(/ne ressemble pas à un SIRET/)
  await userEvent.clear(screen.getByLabelText(LABELS.siret))
  await fill(rest)
  expect(screen.queryByText(/ne ressemble pas à un SIRET/)).toBeNull()
  expect((await button('Continuer')).disabled).toBe(true)
  await told('Pour continuer, remplissez encore\u00a0: l’e-mail.')
  await fill({ email })
  await press('Continuer')
  await title('Vos documents')
  expect(keys).toHaveLength(1)
})

it('step 2 says that the message with the code was not taken, and what helps', async () => {
  await comeBack({ ...OPENED, email_proof: 'unproven', code_failed: true })
  await title('Vos documents')
  await screen.findByText(/Le message avec votre code n’a pas pu être remis à/)
  expect(screen.queryByText(/a été envoyé/)).toBeNull()
})

it('step 1 says what the server refused beside its field, and what was silent for 25 seconds; all stays typed', async () => {
  const clock = clocked()
  const keys: (string | undefined)[] = []
  await answering({
    ...REGISTRY,
    submitCompany: ({ headers }) => {
      keys.push(headers['idempotency-key'])
      if (keys.length > 1) return SILENCE
      throw new Refusal('invalid-request', {
        errors: [{ field: 'phone', message: 'Ce numéro est trop long.' }],
      })
    },
  })
  showAt('/dossier', SCREENS)
  await title('Votre entreprise')
  await fill()
  await press('Continuer')
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(screen.getByLabelText('Téléphone').getAttribute('aria-invalid')).toBe('true')
  await press('Continuer')
  await waitFor(() => expect(keys).toHaveLength(2))
  await clock.afterSilence()
  await told('Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez\u00a0: rien n’est perdu.')
  expect(screen.getByLabelText<HTMLInputElement>('Nom de l’entreprise').value).toBe(company.company_name)
  expect((await button('Continuer')).disabled).toBe(false)
  expect(keys[1]).toBe(keys[0])
})

it('resumes at the step where the dossier stands, each step begins at its title, and back leads to what was typed', async () => {
  await comeBack(COMPLETE, { viewInvoice: () => SILENCE })
  await title('Votre facture')
  await press('Retour')
  const second = await title('Vos documents')
  expect(document.activeElement).toBe(second)
  await told('Toutes les pièces obligatoires sont là.')
  await press('Retour')
  const first = await title('Votre entreprise')
  expect(document.activeElement).toBe(first)
  expect(screen.getByLabelText<HTMLInputElement>('SIRET').value).toBe(company.siret)
})

it('step 2 goes on only once no piece is missing', async () => {
  await comeBack({ ...COMPLETE, step: 2, missing: ['le RIB professionnel'] })
  await title('Vos documents')
  await told('Il manque encore\u00a0: le RIB professionnel.')
  expect((await button('Continuer')).disabled).toBe(true)
})

it('step 2 leads to the piece that was asked for, among those that are there', async () => {
  const request = { reason: 'Le RIB est flou.', documents: ['rib' as const], remaining: ['rib' as const] }
  await comeBack({ ...COMPLETE, step: 2, signed: false, status: 'Incomplet', request })
  const link = await screen.findByRole('link', { name: 'Envoyer de nouveau\u00a0: RIB professionnel' })
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain('RIB professionnel')
})

it('step 2 shows the side of a card that was asked for, though a passport is there, and leads nowhere once that is chosen', async () => {
  const documents = ['identity_verso' as const]
  const request = { reason: 'Le verso est coupé.', documents, remaining: documents }
  await comeBack({ ...COMPLETE, step: 2, signed: false, status: 'Incomplet', request })
  await screen.findByRole('link', { name: 'Envoyer de nouveau\u00a0: Pièce d’identité, verso' })
  expect(document.querySelector('#piece-identity_verso')).not.toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Passeport' }))
  expect(screen.queryByRole('link', { name: /^Envoyer de nouveau/ })).toBeNull()
})

it('what was asked for is named as in a sentence; handed in by a call whose answer was lost, the page says so', async () => {
  const asked: DossierState = {
    ...COMPLETE,
    ...{ status: 'Incomplet', step: 2, signed: true },
    request: { reason: 'Le RIB est flou.', documents: ['rib'], remaining: ['rib'] },
  }
  let shown = asked
  await comeBack(asked, {
    readCompany: () => shown,
    finalizeDossier: () => {
      shown = { ...asked, status: 'Soumis', step: 4, request: null }
      return SILENCE
    },
    readTimeline: () => SILENCE,
    companySettlement: () => SILENCE,
  })
  await told('Il manque encore\u00a0: le RIB professionnel.')
  await told(
    'Envoyez de nouveau la pièce ci-dessous. Les autres sont gardées, et votre facture reste signée.',
  )
  cleanup()
  shown = { ...asked, request: { reason: 'Le RIB est flou.', documents: ['rib'], remaining: [] } }
  showAt(`/dossier/${asked.id}`, SCREENS)
  const clock = clocked()
  await press('Envoyer et terminer')
  await waitFor(() => expect(shown.status).toBe('Soumis'))
  await clock.afterSilence()
  await title('Dossier finalisé')
})

it('a page that is come back to stands where its dossier does by then, and keeps what is being typed', async () => {
  let shown = OPENED
  await comeBack(shown, {
    readCompany: () => shown,
    readTimeline: () => SILENCE,
    companySettlement: () => SILENCE,
  })
  await title('Vos documents')
  await press('Retour')
  await title('Votre entreprise')
  await userEvent.type(screen.getByLabelText(LABELS.company_name), ' Lyon')
  shown = {
    ...OPENED,
    company_name: 'Autre',
    email_next: { email: 'b@exemple.fr', from: '2026-12-01T09:00:00Z' },
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText(/^L’adresse b@exemple.fr remplacera/)
  expect(screen.getByLabelText<HTMLInputElement>(LABELS.company_name).value).toBe(
    `${company.company_name} Lyon`,
  )
  shown = { ...COMPLETE, status: 'Soumis', step: 4, signed: true }
  document.dispatchEvent(new Event('visibilitychange'))
  await title('Dossier finalisé')
})

it('step 3 signs nothing that was not shown, whatever is ticked', async () => {
  await comeBack(COMPLETE, {
    viewInvoice: () => {
      throw new Refusal('not-found')
    },
  })
  await title('Votre facture')
  for (const { flag } of AGREEMENTS) await userEvent.click(document.getElementById(flag) as HTMLElement)
  await told('Pour signer, il faut d’abord que la facture s’affiche.')
  expect((await button(/^Signer/)).disabled).toBe(true)
})

it('a link that leads nowhere says so, and offers another way', async () => {
  await answering({
    readCompany: () => {
      throw new Refusal('not-found')
    },
  })
  rememberDossier({ id: OPENED.id, company_name: company.company_name })
  showAt(`/dossier/${OPENED.id}`, SCREENS)
  await title('Dossier introuvable')
  // Nor is it offered any more.
  await expect.poll(readKnownDossier).toBeNull()
  expect(screen.getByRole('link', { name: 'Commencer un nouveau dossier' })).toBeTruthy()
})
