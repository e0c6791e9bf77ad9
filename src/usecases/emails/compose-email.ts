import { ROLE_LABELS } from '~/domain/access/permission'
import { ALERT_LABELS } from '~/domain/alert'
import { invoiceFilename } from '~/domain/dossier/pieces/filename'
import { type EmailKind, isSomebodysWord } from '~/domain/email/email'
import { isOwnParagraphKind } from '~/domain/email/own-paragraph'
import { found } from '~/domain/found'
import { moneyBefore } from '~/domain/invoice/money-words'
import { siretDigits } from '~/domain/place/siret'
import { Refusal } from '~/domain/refusal'
import { counted } from '~/domain/text/french'
import { AccountInvitation } from '~/emails/account-invitation'
import { AgencyAccountAddress } from '~/emails/agency/agency-account-address'
import { AgencyAccountGuessed } from '~/emails/agency/agency-account-guessed'
import { AgencyAlert } from '~/emails/agency/agency-alert'
import { AgencyDossierReceived } from '~/emails/agency/agency-dossier-received'
import { AgencyInternationalReceived } from '~/emails/agency/agency-international-received'
import { AgencyPapersFlawed } from '~/emails/agency/agency-papers-flawed'
import { DossierReceived } from '~/emails/dossier/dossier-received'
import { ResumeLink } from '~/emails/dossier/resume-link'
import { InternationalReceived } from '~/emails/international-received'
import { renderEmail } from '~/emails/render-email'
import type { Message } from '~/gateways/mailer/mailer'
import { addToken } from '~/store/access/invitations'
import { dossiersOf } from '~/store/dossiers/address-proof'
import { ownParagraphOf } from '~/store/emails/email-paragraphs'
import type { StoredEmail } from '~/store/emails/emails'
import { findRegistration } from '~/store/international/registrations'
import { invitationLink } from '../access/invitation-link'
import { makeCode } from '../address/make-code'
import { makeDossierLink } from '../address/make-dossier-link'
import type { Deps } from '../ground/deps'
import { newToken, tokenHash } from '../ground/secret-token'
import { showInvoiceOf } from '../invoice/show-invoice'
import { isOfKind } from '../outbox/is-of-kind'
import type { OutgoingEmail } from '../outbox/outgoing-email'
import { replyAddressOf, returnAddressOf } from '../threads/reply-address-of'
import { addressComposers } from './address-composers'
import { commentComposers } from './comment-composers'
import { type Composers, dossierAlone, dossierForTeam, dossierOf } from './composers'
import { decisionComposers, paperOf } from './decision-composers'
import { eligibilityComposers } from './eligibility-composers'
import { hostingComposers } from './hosting-composers'
import { leadComposers } from './lead-composers'
import { messageComposers } from './message-composers'
import { pieceComposers } from './piece-composers'
import { quoteRequestComposers } from './quote-request-composers'
import { reminderComposers } from './reminder-composers'
import { retentionComposers } from './retention-composers'
import { siteComposers } from './site-composers'
import { stageLines } from './stage-lines'
import { statementComposers } from './statement-composers'

/** How each kind is written, from what is true when it leaves. */
const composers: Composers<EmailKind> = {
  ...decisionComposers,
  ...retentionComposers,
  ...statementComposers,
  ...leadComposers,
  ...reminderComposers,
  ...pieceComposers,
  ...messageComposers,
  ...siteComposers,
  ...hostingComposers,
  ...commentComposers,
  ...eligibilityComposers,
  ...quoteRequestComposers,
  'dossier-received': async (deps, email) => {
    const { dossier, companyName, link } = await dossierOf(deps, email)
    const invoice = await showInvoiceOf(deps, dossier)
    const { amounts } = await paperOf(deps, String(dossier.invoice_number))
    return {
      subject: `Votre dossier ${dossier.invoice_number} est bien enregistré`,
      body: DossierReceived({
        companyName,
        invoiceNumber: String(dossier.invoice_number),
        money: moneyBefore(amounts),
        stages: await stageLines(deps, dossier),
        link,
      }),
      attachments: [
        {
          filename: invoiceFilename(companyName ?? String(dossier.invoice_number)),
          content: invoice.pdf,
          contentType: 'application/pdf',
        },
      ],
    }
  },
  'agency-dossier-received': async (deps, email) => {
    const { dossier, companyName, link } = await dossierForTeam(deps, email)
    return {
      subject: `Nouveau dossier ${dossier.invoice_number}`,
      body: AgencyDossierReceived({ companyName, invoiceNumber: String(dossier.invoice_number), link }),
    }
  },
  'resume-link': async (deps, email) => {
    const dossier = await dossierAlone(deps, email)
    // Of whom the message goes to: the dossier that asked for it may have another address by now.
    const all = await dossiersOf(deps.db, email.recipient, siretDigits(dossier.siret))
    if (all.length === 0) throw new Refusal('not-found')
    const dossiers = await Promise.all(
      all.map(async one => ({
        openedAt: one.created_at,
        invoiceNumber: one.signed_at ? one.invoice_number : null,
        link: await makeDossierLink(deps, one.id, email.recipient),
      })),
    )
    return {
      subject:
        dossiers.length > 1
          ? 'Les liens pour reprendre vos dossiers'
          : 'Le lien pour reprendre votre dossier',
      body: ResumeLink({ dossiers }),
    }
  },
  ...addressComposers,
  'international-received': async (deps, email) => {
    await registrationOf(deps, email)
    return {
      subject: 'Votre inscription est bien reçue',
      body: InternationalReceived({ offerLink: `${deps.publicUrl}/pay-per-call` }),
    }
  },
  'agency-international-received': async (deps, email) => ({
    subject: 'Nouvelle inscription hors de France',
    body: AgencyInternationalReceived({
      registration: await registrationOf(deps, email),
      link: `${deps.publicUrl}/admin-dashboard/international`,
    }),
  }),
  // Each message that leaves carries a token of its own: nothing that lets in lies in the outbox.
  'account-invitation': async ({ db, agency, publicUrl, clock }, { data }) => {
    const token = newToken()
    const invitation = found(await addToken(db, data.invitation_id, tokenHash(token), clock()))
    return {
      subject: `Votre compte ${agency.brand}`,
      body: AccountInvitation({
        brand: agency.brand,
        name: invitation.name,
        role: ROLE_LABELS[invitation.role],
        until: invitation.expires_at,
        link: invitationLink(publicUrl, token),
      }),
    }
  },
  'agency-account-guessed': async (_, { data }) => ({
    subject: 'Quelqu’un essaie des codes sur votre compte',
    body: AgencyAccountGuessed({ at: new Date(data.at) }),
  }),
  'agency-account-address': async (deps, email) => {
    const { account, changed } = email.data
    if (changed)
      return { subject: 'L’adresse de votre compte a changé', body: AgencyAccountAddress({ code: null }) }
    const { code, subject } = await makeCode(deps, email, { account_id: account })
    return { subject, body: AgencyAccountAddress({ code }) }
  },
  'agency-alert': async (_, { data }) => {
    const label = ALERT_LABELS[data.alert]
    return {
      subject: `${data.ended ? 'Réglé' : data.urgent ? 'Alerte urgente' : 'Alerte'}\u00a0: ${label}`,
      body: AgencyAlert({
        urgent: false,
        figures: [],
        ...data,
        label,
        runbook: `docs/runbooks/${data.alert}.md`,
      }),
    }
  },
  'agency-papers-flawed': async ({ publicUrl }, { data }) => ({
    subject: `À vérifier\u00a0: ${counted(data.count, 'écart')} dans les pièces scellées`,
    body: AgencyPapersFlawed({ ...data, link: `${publicUrl}/admin-dashboard` }),
  }),
}

/** Writes a message of the outbox. @throws Refusal not-found when its dossier is gone */
export async function composeEmail(deps: Deps, email: OutgoingEmail): Promise<Message> {
  const { subject, body, attachments, ...draft } = await draftOf(deps, email.kind, email)
  const replyTo = draft.replyTo ?? (await replyAddressOf(deps, email))
  const returnTo = await returnAddressOf(deps, email)
  const ownWords = isOwnParagraphKind(email.kind) ? await ownParagraphOf(deps.db, email.kind) : ''
  return {
    to: email.recipient,
    ...(replyTo && { replyTo }),
    ...(returnTo && { returnTo }),
    ...(draft.stopLink && { stopLink: draft.stopLink }),
    automatic: !isSomebodysWord(email.kind),
    messageId: email.message_id,
    subject,
    ...renderEmail(deps.agency, body, ownWords),
    attachments: attachments ?? [],
  }
}

function draftOf<Kind extends EmailKind>(deps: Deps, kind: Kind, email: OutgoingEmail) {
  if (!isOfKind(email, kind)) throw new Refusal('not-found')
  return composers[kind](deps, email)
}

async function registrationOf(
  { db }: Pick<Deps, 'db'>,
  { registration_id }: Pick<StoredEmail, 'registration_id'>,
) {
  return found(registration_id ? await findRegistration(db, registration_id) : undefined)
}
