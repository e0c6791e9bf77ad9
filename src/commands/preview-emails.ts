import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReactElement } from 'react'
import { readConfig } from '~/config'
import { appRoot } from '~/config/app-root'
import { STAGE_TITLES } from '~/domain/dossier/timeline'
import { outcomeWords } from '~/domain/eligibility/result-words'
import { AccountInvitation } from '~/emails/account-invitation'
import { AddressChanged } from '~/emails/address-changed'
import { AddressCode } from '~/emails/address-code'
import { AgencyAddressDisowned } from '~/emails/agency-address-disowned'
import { AgencyAlert } from '~/emails/agency-alert'
import { AgencyAnswerDue } from '~/emails/agency-answer-due'
import { AgencyCallBack } from '~/emails/agency-call-back'
import { AgencyClientWrote } from '~/emails/agency-client-wrote'
import { AgencyDossierReceived } from '~/emails/agency-dossier-received'
import { AgencyInternationalReceived } from '~/emails/agency-international-received'
import { AgencyLinkElsewhere } from '~/emails/agency-link-elsewhere'
import { AgencyNoticeUndelivered } from '~/emails/agency-notice-undelivered'
import { AgencyPapersFlawed } from '~/emails/agency-papers-flawed'
import { AgencyPiecesReceived } from '~/emails/agency-pieces-received'
import { AgencyRetentionDue } from '~/emails/agency-retention-due'
import { AgencySiteNews } from '~/emails/agency-site-news'
import { AgencyStatement } from '~/emails/agency-statement'
import { DossierAccepted } from '~/emails/dossier-accepted'
import { DossierReceived } from '~/emails/dossier-received'
import { DossierRefused } from '~/emails/dossier-refused'
import { DossierReopened } from '~/emails/dossier-reopened'
import { EligibilityAnswered } from '~/emails/eligibility-answered'
import { InternationalReceived } from '~/emails/international-received'
import { LeadInvoice } from '~/emails/lead-invoice'
import { PaymentReminder } from '~/emails/payment-reminder'
import { PieceAdded } from '~/emails/piece-added'
import { PieceReplaced } from '~/emails/piece-replaced'
import { PiecesReceived } from '~/emails/pieces-received'
import { PiecesRequested } from '~/emails/pieces-requested'
import { Reminder } from '~/emails/reminder'
import { renderEmail } from '~/emails/render-email'
import { ResumeLink } from '~/emails/resume-link'
import { RetentionNotice } from '~/emails/retention-notice'
import { SimulatorResult } from '~/emails/simulator-result'
import { SiteMoved } from '~/emails/site-moved'
import type { StageLine } from '~/emails/stages'
import { TeamWrote } from '~/emails/team-wrote'
import { TransmissionLink } from '~/emails/transmission-link'
import { fail } from '~/failure'

/** `npm run preview-emails [-- DIR]`: every message with invented data, as HTML and as plain text. */
async function main() {
  const { agency, publicUrl } = readConfig(process.env)
  const companyName = 'Menuiserie Lefèvre & Fils'
  const invoiceNumber = 'FTN-2026-00042'
  const link = `${publicUrl}/dossier/apercu`
  const purgeAt = new Date('2026-12-01T09:00:00Z')
  const registration = {
    company_name: 'Atelier Ngoma',
    registration_number: 'SN-DKR-2020-B-123',
    manager_name: 'Awa Ndiaye',
    country: 'Sénégal',
    email: 'awa@exemple.sn',
    phone: '+221 77 123 45 67',
    message: 'Menuiserie à Dakar.\nNous cherchons des chantiers.',
    created_at: new Date('2026-11-21T09:00:00Z'),
  }
  const stages: StageLine[] = [
    { title: STAGE_TITLES.received, state: 'done', at: purgeAt, papers: [`facture ${invoiceNumber}`] },
    { title: STAGE_TITLES.examined, state: 'current', at: null, papers: [] },
    { title: STAGE_TITLES.decided, state: 'ahead', at: null, papers: [] },
  ]
  const about = { agency, companyName, invoiceNumber, link, stages }
  const messages: Record<string, ReactElement> = {
    'dossier-received': DossierReceived(about),
    'agency-dossier-received': AgencyDossierReceived(about),
    'resume-link': ResumeLink({
      agency,
      dossiers: [
        { openedAt: purgeAt, invoiceNumber, link },
        { openedAt: purgeAt, invoiceNumber: null, link: `${link}-2` },
      ],
    }),
    'address-code': AddressCode({ agency, code: '042731', link }),
    'address-changed': AddressChanged({ agency, openedAt: purgeAt }),
    'piece-added': PieceAdded(about),
    'piece-replaced': PieceReplaced({ agency, openedAt: purgeAt, link }),
    'agency-address-disowned': AgencyAddressDisowned({ agency, openedAt: purgeAt, link }),
    'agency-link-elsewhere': AgencyLinkElsewhere({ ...about, bodyName: 'France Num' }),
    'pieces-requested': PiecesRequested({
      ...about,
      reason: 'Le RIB est illisible.',
      pieces: [{ label: 'RIB professionnel', link: `${link}#piece-rib` }],
      signed: true,
    }),
    'simulator-result': SimulatorResult({
      agency,
      title: outcomeWords['to-check'].title,
      lead: outcomeWords['to-check'].lead,
      criteria: [
        {
          name: 'Immatriculation',
          finding: 'Rempli',
          reason: 'Votre entreprise est immatriculée en France.',
        },
      ],
      aids: [{ name: 'Kap Numérik', body: 'Région Réunion', link: `${publicUrl}/aides/kap-numerik` }],
      link,
      next: { words: outcomeWords['to-check'].next, label: 'Préparer mon dossier', link },
    }),
    'eligibility-answered': EligibilityAnswered({
      ...about,
      answer: 'likely',
      sentence: 'Votre entreprise paraît remplir les conditions.',
    }),
    'agency-answer-due': AgencyAnswerDue({ ...about, before: purgeAt }),
    'pieces-received': PiecesReceived({ ...about, pieces: ['RIB professionnel'] }),
    'agency-pieces-received': AgencyPiecesReceived({
      ...about,
      pieces: ['RIB professionnel'],
      words: 'Le nouveau RIB est celui du Crédit rural.',
    }),
    'team-wrote': TeamWrote({
      ...about,
      text: 'Votre RIB est bien arrivé.\nIl nous manque encore le verso de votre carte.',
    }),
    'agency-client-wrote': AgencyClientWrote({ ...about, words: 'Puis-je envoyer un passeport ?' }),
    'site-moved': SiteMoved({
      ...about,
      stage: 'review',
      siteUrl: 'https://apercu.exemple.fr',
      before: purgeAt,
    }),
    'agency-site-news': AgencySiteNews({ ...about, news: 'changes', text: 'Le téléphone a changé.' }),
    'agency-call-back': AgencyCallBack({ ...about, phone: '04 72 00 00 00', at: purgeAt }),
    reminder: Reminder({
      ...about,
      remaining: ['le RIB professionnel', 'la lecture et la signature de votre facture'],
      stopLink: `${publicUrl}/dossier/rappels/apercu`,
    }),
    'dossier-accepted': DossierAccepted({
      ...about,
      granted: {
        grant: { cents: 300_000, body: 'Région Sud', decided_on: '2026-11-02', paid_to: 'agency' },
        left: { net_cents: 200_000, vat_cents: 100_000, gross_cents: 300_000 },
        client_cents: 300_000,
        dueOn: purgeAt,
        renounceUntil: purgeAt,
        seller: agency,
      },
    }),
    'payment-reminder': PaymentReminder({
      ...about,
      rank: 1,
      client_cents: 300_000,
      dueOn: purgeAt,
      seller: agency,
    }),
    'dossier-refused': DossierRefused({
      ...about,
      cancelled: { invoiceNumber, avoirNumber: 'AV-2026-00007' },
      motive: 'not-eligible',
      sentence: 'Votre chiffre d’affaires dépasse le plafond de cette aide.',
    }),
    'dossier-reopened': DossierReopened(about),
    'retention-notice': RetentionNotice({ ...about, purgeAt, invoice: 'cancelled' }),
    'registration-retention-notice': RetentionNotice({ ...about, purgeAt, link: null, invoice: 'kept' }),
    'agency-retention-due': AgencyRetentionDue({ ...about, purgeAt }),
    'agency-alert': AgencyAlert({
      ...about,
      label: 'Disque bientôt plein',
      detail: 'Le disque est plein à 72\u00a0%.',
      ended: false,
      runbook: 'docs/runbooks/disk.md',
    }),
    'agency-notice-undelivered': AgencyNoticeUndelivered({ ...about, purgeAt }),
    'agency-statement': AgencyStatement({
      agency,
      rank: 42,
      madeAt: new Date('2026-11-21T00:52:00Z'),
      papers: 128,
      journals: 310,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      attached: true,
    }),
    'agency-papers-flawed': AgencyPapersFlawed({
      agency,
      count: 1,
      flaws: [{ about: 'paper', number: invoiceNumber, reason: 'other-bytes' }],
      link: `${publicUrl}/admin-dashboard`,
    }),
    'account-invitation': AccountInvitation({
      agency,
      name: 'Camille Roche',
      role: 'Gestionnaire',
      until: purgeAt,
      link: `${publicUrl}/admin-login/invitation#apercu`,
    }),
    'lead-invoice': LeadInvoice({
      agency,
      number: 'LP-2026-00042',
      month: 'octobre 2026',
      amount: '840,00\u00a0€',
      corrects: null,
      link: `${publicUrl}/espace-client`,
    }),
    'transmission-link': TransmissionLink({ ...about, bodyName: 'France Num', expiresAt: purgeAt }),
    'international-received': InternationalReceived({ ...about, offerLink: `${publicUrl}/pay-per-call` }),
    'agency-international-received': AgencyInternationalReceived({ ...about, registration }),
  }
  const folder = resolve(process.argv[2] ?? join(appRoot, 'build/emails'))
  await mkdir(folder, { recursive: true })
  for (const [name, message] of Object.entries(messages)) {
    const { html, text } = await renderEmail(message)
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.txt`), text)
  }
  console.log(`${Object.keys(messages).length} messages written to ${folder}`)
}

main().catch(fail)
