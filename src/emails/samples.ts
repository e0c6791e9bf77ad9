import type { ReactElement } from 'react'
import type { Agency } from '~/domain/agency'
import type { DossierStatus } from '~/domain/dossier/dossier'
import { STAGE_TITLES, timeline } from '~/domain/dossier/timeline'
import { outcomeWords } from '~/domain/eligibility/result-words'
import type { OwnParagraphKind } from '~/domain/email/own-paragraph'
import { amountsOf } from '~/domain/invoice/amounts'
import { moneyLine } from '~/domain/invoice/money-line'
import { moneyBefore, moneyWords } from '~/domain/invoice/money-words'
import { offerLines, priceOf } from '~/domain/invoice/offer'
import type { Grant } from '~/domain/invoice/settlement'
import { DAY_MS } from '~/domain/milliseconds'
import { AddressChanged } from './address-changed'
import { AddressCode } from './address-code'
import { AddressNext } from './address-next'
import { ChoiceReminder } from './dossier/choice-reminder'
import { ContinuationNoted } from './dossier/continuation-noted'
import { DossierAccepted } from './dossier/dossier-accepted'
import { DossierReceived } from './dossier/dossier-received'
import { DossierRefused } from './dossier/dossier-refused'
import { DossierReopened } from './dossier/dossier-reopened'
import { EligibilityAnswered } from './dossier/eligibility-answered'
import { PaymentReminder } from './dossier/payment-reminder'
import { PieceAdded } from './dossier/piece-added'
import { PieceReplaced } from './dossier/piece-replaced'
import { PiecesReceived } from './dossier/pieces-received'
import { PiecesRequested } from './dossier/pieces-requested'
import { Reminder } from './dossier/reminder'
import { ResumeLink } from './dossier/resume-link'
import { RetentionNotice } from './dossier/retention-notice'
import { SimulatorResult } from './dossier/simulator-result'
import { TeamWrote } from './dossier/team-wrote'
import { InternationalReceived } from './international-received'
import { leadSampleMessages } from './leads/lead-samples'
import type { StageLine } from './parts/stages'
import { SiteCommentAnswered } from './sites/site-comment-answered'
import { SiteMoved } from './sites/site-moved'
import { SiteRequestReceived } from './sites/site-request-received'
import { SiteRound } from './sites/site-round'
import { siteSampleMessages } from './sites/site-samples'

/** Every message to clients that the agency may add to, with invented data, as it leaves. */
export function sampleMessages(agency: Agency, publicUrl: string): Record<OwnParagraphKind, ReactElement> {
  const companyName = 'Menuiserie Lefèvre & Fils'
  const invoiceNumber = 'FTN-2026-00042'
  const link = `${publicUrl}/dossier/apercu`
  const purgeAt = new Date('2026-12-01T09:00:00Z')
  const papers = [`facture ${invoiceNumber}`]
  const stages = sampleStages('Soumis', papers)
  const money = (grant: Grant | null, noticeAt: Date | null, continued_at: Date | null = null) =>
    moneyLine({
      price: amountsOf(offerLines(priceOf(agency)), '13001 Marseille'),
      ...{ grant, noticeAt, payments: [], cancelled: false },
      choice: { choice_until: noticeAt, continued_at },
    })
  const grant: Grant = { cents: 300_000, body: 'Région Sud', decided_on: '2026-11-02', paid_to: 'agency' }
  const about = { companyName, invoiceNumber, link, stages }
  return {
    'dossier-received': DossierReceived({
      ...about,
      money: moneyBefore(amountsOf(offerLines(priceOf(agency)), '13001 Marseille')),
    }),
    'address-code': AddressCode({ code: '042731', link }),
    'resume-link': ResumeLink({
      dossiers: [
        { openedAt: purgeAt, invoiceNumber, link },
        { openedAt: purgeAt, invoiceNumber: null, link: `${link}-2` },
      ],
    }),
    reminder: Reminder({
      ...about,
      remaining: ['le RIB professionnel', 'la lecture et la signature de votre facture'],
      stopLink: `${publicUrl}/dossier/rappels/apercu`,
    }),
    'pieces-requested': PiecesRequested({
      ...about,
      reason: 'Le RIB est illisible.',
      pieces: [{ label: 'RIB professionnel', link: `${link}#piece-rib` }],
      signed: true,
    }),
    'pieces-received': PiecesReceived({ ...about, pieces: ['le RIB professionnel'] }),
    'piece-added': PieceAdded(about),
    'eligibility-answered': EligibilityAnswered({
      ...about,
      answer: 'likely',
      sentence: 'Votre entreprise paraît remplir les conditions.',
    }),
    'team-wrote': TeamWrote({
      ...about,
      text: 'Votre RIB est bien arrivé.\nIl nous manque encore le verso de votre carte.',
      files: ['modele-attestation.pdf'],
    }),
    'dossier-accepted': DossierAccepted({
      ...about,
      stages: sampleStages('Accepté', papers, { awaitsChoice: true }),
      granted: {
        money: money(grant, purgeAt),
        seller: agency,
      },
    }),
    'continuation-noted': ContinuationNoted({
      ...about,
      stages: sampleStages('Accepté', papers),
      granted: { money: money(grant, purgeAt, purgeAt), seller: agency },
    }),
    'choice-reminder': ChoiceReminder({
      ...about,
      granted: { money: money(grant, purgeAt), seller: agency },
    }),
    'dossier-refused': DossierRefused({
      silent: false,
      ...about,
      stages: sampleStages('Refusé', papers),
      cancelled: { invoiceNumber, avoirNumber: 'AV-2026-00007' },
      motive: 'not-eligible',
      sentence: 'Votre chiffre d’affaires dépasse le plafond de cette aide.',
    }),
    'dossier-reopened': DossierReopened(about),
    'payment-reminder': PaymentReminder({
      ...about,
      rank: 1,
      client_cents: 300_000,
      dueOn: '2026-12-01',
      lines: moneyWords(money(grant, purgeAt, purgeAt), { asksChoice: true, choice: 'none' }),
      seller: agency,
    }),
    'site-request': SiteRequestReceived({
      answerable: true,
      firm: 'Menuiserie Lefèvre',
      request: {
        name: 'Zoé Martin',
        telephone: '04 72 00 00 00',
        email: 'zoe@exemple.fr',
        text: 'Une porte ferme mal.\nPouvez-vous passer\u202f?',
      },
      link,
    }),
    'site-comment-answered': SiteCommentAnswered({
      ...{ link, firm: 'Menuiserie Lefèvre', place: 'Accueil, Horaires', state: 'todo' },
      asked: 'Le jeudi, nous fermons plus tôt.',
      answer: 'À quelle heure, exactement\u202f?',
    }),
    'site-round': SiteRound({
      ...{ link, firm: 'Menuiserie Lefèvre', round: 2, previewUrl: 'https://apercu.exemple.fr' },
      settled: [
        {
          place: 'Accueil, Horaires',
          state: 'done',
          asked: 'Le jeudi, nous fermons à 18\u00a0h.',
          reason: '',
        },
        {
          place: 'Accueil, Haut de la page',
          state: 'refused',
          asked: 'Mettez «\u00a0n°\u00a01 de la ville\u00a0».',
          reason: 'Rien ne permet de le prouver.',
        },
      ],
      changes: [{ what: 'Horaires, jeudi', before: '9 h – 19 h', after: '9 h – 18 h' }],
    }),
    'site-moved': SiteMoved({
      ...about,
      stages: sampleStages('Accepté', papers),
      stage: 'review',
      siteUrl: 'https://apercu.exemple.fr',
      before: purgeAt,
      space: null,
      invited: false,
    }),
    'piece-replaced': PieceReplaced({ openedAt: purgeAt, link }),
    'address-changed': AddressChanged({ openedAt: purgeAt }),
    'address-next': AddressNext({ firm: null, code: '042731' }),
    'retention-notice': RetentionNotice({ ...about, purgeAt, invoice: 'cancelled' }),
    'registration-retention-notice': RetentionNotice({ ...about, purgeAt, link: null, invoice: 'kept' }),
    'simulator-result': SimulatorResult({
      title: outcomeWords['to-check'].title,
      lead: outcomeWords['to-check'].lead,
      criteria: [
        {
          name: 'Immatriculation',
          finding: 'Rempli',
          reason: 'Votre entreprise est immatriculée en France.',
        },
      ],
      aids: [
        {
          ...{ name: 'Kap Numérik', body: 'Région Réunion', what: 'subvention, à revérifier' },
          link: `${publicUrl}/aides/kap-numerik`,
        },
      ],
      link,
      next: { words: outcomeWords['to-check'].next, label: 'Préparer mon dossier', link },
    }),
    'international-received': InternationalReceived({ ...about, offerLink: `${publicUrl}/pay-per-call` }),
    ...leadSampleMessages(publicUrl),
    ...siteSampleMessages(publicUrl, link),
  }
}

/** As the dossier's own page would date them: a sample that was decided says when. */
function sampleStages(status: DossierStatus, papers: string[], { awaitsChoice = false } = {}): StageLine[] {
  const receivedAt = new Date('2026-11-02T09:00:00Z')
  const sent = new Date(receivedAt.getTime() + DAY_MS)
  return timeline({
    ...{ status, receivedAt, awaitsChoice, bodyAnswered: true, deliveredAt: null },
    transmissions: [{ state: 'sent', sent_at: sent, settled_at: null }],
    decidedAt: new Date(receivedAt.getTime() + 21 * DAY_MS),
  }).map(({ name, state, at }) => ({
    ...{ title: STAGE_TITLES[name], state, at },
    papers: name === 'received' ? papers : [],
  }))
}
