// @vitest-environment jsdom

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ReplyOf } from '~/contract/call'
import type { contract } from '~/contract/contract'
import { Refusal } from '~/domain/refusal'
import { COMPLETE, type DossierState } from '../../../../../tests/support/dossiers/dossier-states'
import { showAt } from '../../../../../tests/support/runner/shown-screen'
import { type Answers, answering, SILENCE } from '../../../../../tests/support/servers/answering-server'
import { fullFacts } from '../../../../../tests/support/sites/client-sites'
import { siteAsShown } from '../../../../../tests/support/sites/site-as-shown'
import DossierScreen, { clientLoader } from '../dossier'

type Timeline = ReplyOf<(typeof contract)['readTimeline']>

const SCREENS = [{ path: '/dossier/:id', Component: DossierScreen, loader: clientLoader }]
const NOTHING: Answers = {
  waiting: () => ({ aids: [], others: [], answered: false, filing_suffices: false, quote: null }),
  viewInvoice: () => SILENCE,
}
const REFUSED: DossierState = { ...COMPLETE, status: 'Refusé', step: 4, invoice_number: null }
const ENDED: Timeline = {
  stages: [{ name: 'decided', state: 'done', at: '2026-01-20T09:00:00.000Z' }],
  ...{ acknowledgement: null, bodies: [] },
  refusal: {
    ...{ sentence: 'Le siège est hors de France.', avoir_number: null, renounced: false },
    title: 'Votre aide n’a pas été accordée',
  },
  apply_again: { documents: [] },
}

/** Read by the team, with nothing decided. */
const HANDED_IN: Timeline = {
  ...ENDED,
  stages: [
    { name: 'received', state: 'done', at: '2026-01-10T09:00:00.000Z' },
    { name: 'transmitted', state: 'current', at: null },
  ],
  ...{ refusal: null, apply_again: null },
}

/** The whole, and no grant. */
const OWED: ReplyOf<(typeof contract)['companySettlement']> = {
  ...{ status: 'Accepté', invoice_number: 'FTN-2026-00001', lines: [], total: 6_000 },
  ...{ grant: null, remaining: null, aid_paid_to: null, due_on: '2026-02-20', choice: null },
  ...{ choice_state: 'none', received: 0, to_pay: 6_000, excess: 0, payments: [] },
  ...{ payee: 'Agence Essai', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  ...{ may_renounce: false, renounce_until: null, code_needed: false, refusal: null },
}

async function show(dossier: DossierState, more: Answers) {
  await answering({ readCompany: () => dossier, ...NOTHING, ...more })
  showAt(`/dossier/${dossier.id}`, SCREENS)
}
const sentence = (words: string) => screen.findByText(words.replace(/\s/g, ' '))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('a dossier that ended before anything was signed says so, with no invoice, no avoir and nothing that failed', async () => {
  // Its money and its invoice are not asked for: there are none.
  await show(REFUSED, { viewInvoice: undefined, readTimeline: () => ENDED } as Answers)
  await sentence('Votre dossier est clos\u00a0: vous n’avez rien à payer.')
  await screen.findByText(/Le siège est hors de France/)
  expect(screen.queryByText(/avoir/)).toBeNull()
  expect(screen.queryByText(/Votre facture/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Voir ce qui reste possible')
  await expect.poll(() => document.activeElement?.id).toBe('possible')
})

it('who was accepted before grants were noted is led to how the whole is paid', async () => {
  await show(
    { ...COMPLETE, status: 'Accepté', step: 4, signed: true, invoice_number: 'FTN-2026-00001' },
    {
      readTimeline: () => ({
        ...ENDED,
        ...{ stages: [...ENDED.stages, { name: 'making', state: 'current', at: null }] },
        ...{ refusal: null, apply_again: null },
      }),
      companySettlement: () => OWED,
      siteProject: () => ({
        ...siteAsShown(fullFacts, 1),
        stages: [{ name: 'contents', at: '2026-01-21T09:00:00.000Z' }],
      }),
      paymentCode: () => SILENCE,
    },
  )
  await press(/^Voir comment régler 6\s000,00\s€$/)
  await expect.poll(() => document.activeElement?.id).toBe('reglement')
  await sentence('FR76 3000 6000 0112 3456 7890 189')
})

it('who comes back to the page reads that the site is to be reviewed by then', async () => {
  let stage: 'making' | 'review' = 'making'
  await show(
    { ...COMPLETE, status: 'Accepté', step: 4, signed: true, invoice_number: 'FTN-2026-00001' },
    {
      readTimeline: () => ({ ...HANDED_IN, acknowledgement: null }),
      companySettlement: () => ({ ...OWED, to_pay: 0 }),
      siteProject: () => ({
        ...siteAsShown(fullFacts, 1),
        stages: [{ name: stage, at: '2026-01-21T09:00:00.000Z' }],
        waiting: stage === 'review' ? 'review' : null,
      }),
      siteComments: () => SILENCE,
    },
  )
  await sentence('Nous créons votre site.')
  stage = 'review'
  document.dispatchEvent(new Event('visibilitychange'))
  await sentence('Votre site est à relire.')
})

it('what is due beside another thing to do is led to from its sum', async () => {
  await show(
    { ...COMPLETE, status: 'Accepté', step: 4, signed: true, invoice_number: 'FTN-2026-00001' },
    {
      readTimeline: () => ({
        ...ENDED,
        ...{ stages: [...ENDED.stages, { name: 'making', state: 'current', at: null }] },
        ...{ refusal: null, apply_again: null },
      }),
      companySettlement: () => OWED,
      siteProject: () => ({ ...siteAsShown(fullFacts, 1), stages: [] }),
      paymentCode: () => SILENCE,
    },
  )
  await screen.findByRole('button', { name: 'Répondre au questionnaire' })
  await press('Voir l’IBAN et la référence du virement')
  await expect.poll(() => document.activeElement?.id).toBe('reglement')
})

it('a finger that slips on « Je continue » owes nothing: it is asked once more, with what follows', async () => {
  let said = 0
  await show(
    { ...COMPLETE, status: 'Accepté', step: 4, signed: true, invoice_number: 'FTN-2026-00001' },
    {
      readTimeline: () => ({ ...HANDED_IN, acknowledgement: null }),
      companySettlement: () => ({
        ...{ ...OWED, to_pay: 0, due_on: null, may_renounce: true, choice_state: 'open' },
        choice: { amount: 6_000, until: '2026-02-05' },
      }),
      continueDossier: () => {
        said += 1
        return SILENCE
      },
    },
  )
  await press(/^Je continue/)
  await screen.findByText(/Ensuite, vous ne pourrez plus renoncer\.$/)
  await press('Revenir à mon choix')
  expect(said).toBe(0)
  await press(/^Je continue/)
  await press(/^Confirmer/)
  await expect.poll(() => said).toBe(1)
})

it('a code that did not come, to renounce or to see one’s data, is sent again from where it is typed', async () => {
  let sent = 0
  const signed = { ...COMPLETE, status: 'Soumis', step: 4, signed: true, email_proof: 'proven' } as const
  await show(signed, {
    readTimeline: () => HANDED_IN,
    companySettlement: () => ({
      ...{ ...OWED, status: 'Soumis', to_pay: 0, due_on: null, may_renounce: true, code_needed: true },
    }),
    requestAddressCode: () => {
      sent += 1
      return { email_proof: 'proven' }
    },
  })
  await press('Renoncer à mon dossier')
  await press('Recevoir un code pour confirmer')
  await press('Renvoyer un code')
  await screen.findByText('Un nouveau code est parti. Le précédent ne sert plus.')
  expect(sent).toBe(2)
  await press('Garder mon dossier')
  await userEvent.click(await screen.findByText(/^Mes données/))
  await press('Recevoir un code')
  await press('Renvoyer un code')
  await expect.poll(() => sent).toBe(4)
})

it('who has proven no address by the time his site is made confirms it where the refusals say that he can', async () => {
  let proof: DossierState['email_proof'] = 'unproven'
  let sent = 0
  const accepted = { ...COMPLETE, status: 'Accepté', step: 4, signed: true } as const
  await show(accepted, {
    readCompany: () => ({ ...accepted, email_proof: proof }),
    readTimeline: () => ({ ...ENDED, refusal: null, apply_again: null }),
    companySettlement: () => OWED,
    siteProject: () => {
      throw new Refusal('not-found')
    },
    requestAddressCode: () => {
      sent += 1
      return { email_proof: proof }
    },
    confirmAddress: () => {
      proof = 'proven'
      return { email_proof: proof }
    },
  })
  await screen.findByText('Confirmez votre adresse.')
  await press('Recevoir un code')
  await userEvent.type(await screen.findByLabelText(/code/i), '123456')
  expect(sent).toBe(1)
  await press('Confirmer')
  await expect.poll(() => screen.queryByText('Confirmez votre adresse.')).toBeNull()
})

it('a specimen that was handed in has its stages, and no money', async () => {
  await show(
    { ...COMPLETE, status: 'Soumis', step: 4, signed: true, invoice_number: 'TEST-2026-00001' },
    {
      readTimeline: () => HANDED_IN,
      companySettlement: () => {
        throw new Refusal('not-found')
      },
    },
  )
  await screen.findByText(/^Votre dossier est complet/)
  // Its sheet is open, and nothing is in it yet.
  await sentence('Chaque organisme s’affiche ici, avec la date, dès que votre dossier lui est transmis.')
  // No e-mail leaves here: what follows promises none, beside the four steps that the specification has.
  await sentence('Rien à faire de votre côté, rien à payer\u00a0: chaque étape s’affiche ici.')
  expect(screen.getAllByText(/par e-mail/)).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the wizard goes where the dossier stands once it was decided, or sent back, meanwhile', async () => {
  let now: DossierState = COMPLETE
  const title = (name: string) => screen.findByRole('heading', { level: 1, name })
  await answering({
    ...NOTHING,
    ...{ readCompany: () => now, readTimeline: () => ENDED },
  })
  showAt(`/dossier/${COMPLETE.id}`, SCREENS)
  await title('Votre facture')
  now = { ...COMPLETE, status: 'Incomplet', step: 2 }
  await press('Retour')
  await title('Vos documents')
  now = REFUSED
  await press('Retour')
  await expect.poll(() => document.activeElement?.textContent).toBe('Votre dossier')
  await sentence('Votre dossier est clos\u00a0: vous n’avez rien à payer.')
})

it('what was handed in is told at once, before the dossier is read anew, and never as what it was before', async () => {
  const signed: DossierState = { ...COMPLETE, signed: true, invoice_number: 'FTN-2026-00001' }
  let reads = 0
  await show(signed, {
    readCompany: () => (reads++ === 0 ? signed : SILENCE),
    signInvoice: () => ({
      ...{ status: 'signee', invoice_number: 'FTN-2026-00001', pdf_sha256: '' },
      signature_timestamp: '2026-01-10T09:00:00.000Z',
    }),
    finalizeDossier: () => ({ status: 'Soumis', invoice_number: 'FTN-2026-00001' }),
    readTimeline: () => HANDED_IN,
    companySettlement: () => ({ ...OWED, status: 'Soumis', to_pay: 0 }),
  })
  await press('Finaliser mon dossier')
  await sentence('Votre dossier est complet\u00a0: sa transmission se prépare.')
  expect(document.activeElement?.textContent).toBe('Dossier finalisé')
  expect(screen.queryByText('Notre équipe relit votre dossier.')).toBeNull()
})

it('while a decision can be undone that is not told, nothing of it shows and nothing is to be pressed', async () => {
  await show(
    { ...COMPLETE, status: 'Nouveau', step: 4, signed: true, invoice_number: 'FTN-2026-00001' },
    { companySettlement: () => ({ ...OWED, status: 'Nouveau', to_pay: 0 }) },
  )
  await sentence('Notre équipe relit votre dossier.')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Où en est votre dossier' })).toBeNull()
})
