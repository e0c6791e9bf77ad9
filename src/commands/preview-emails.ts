import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ReactElement } from 'react'
import { readConfig } from '~/config'
import { appRoot } from '~/config/app-root'
import type { EmailKind } from '~/domain/email/email'
import { AccountInvitation } from '~/emails/account-invitation'
import { AgencyAccountAddress } from '~/emails/agency/agency-account-address'
import { AgencyAccountGuessed } from '~/emails/agency/agency-account-guessed'
import { AgencyAddressDisowned } from '~/emails/agency/agency-address-disowned'
import { AgencyAlert } from '~/emails/agency/agency-alert'
import { AgencyAnswerDue } from '~/emails/agency/agency-answer-due'
import { AgencyCallBack } from '~/emails/agency/agency-call-back'
import { AgencyClientSite } from '~/emails/agency/agency-client-site'
import { AgencyClientWrote } from '~/emails/agency/agency-client-wrote'
import { AgencyDossierReceived } from '~/emails/agency/agency-dossier-received'
import { AgencyInternationalReceived } from '~/emails/agency/agency-international-received'
import { AgencyLeadNews } from '~/emails/agency/agency-lead-news'
import { AgencyLinkElsewhere } from '~/emails/agency/agency-link-elsewhere'
import { AgencyMailToSort } from '~/emails/agency/agency-mail-to-sort'
import { AgencyNoticeUndelivered } from '~/emails/agency/agency-notice-undelivered'
import { AgencyPapersFlawed } from '~/emails/agency/agency-papers-flawed'
import { AgencyPiecesReceived } from '~/emails/agency/agency-pieces-received'
import { AgencyRetentionDue } from '~/emails/agency/agency-retention-due'
import { AgencySiteComments } from '~/emails/agency/agency-site-comments'
import { AgencySiteNews } from '~/emails/agency/agency-site-news'
import { AgencyStatement } from '~/emails/agency/agency-statement'
import { TransmissionLink } from '~/emails/dossier/transmission-link'
import { renderEmail } from '~/emails/render-email'
import { sampleMessages } from '~/emails/samples'
import { SiteAnswer } from '~/emails/sites/site-answer'
import { fail } from '~/failure'
import { plainWords } from './plain-words'

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
  const about = { companyName, invoiceNumber, link }
  const messages: Record<EmailKind | 'transmission-link', ReactElement> = {
    ...sampleMessages(agency, publicUrl),
    'agency-dossier-received': AgencyDossierReceived(about),
    'agency-address-disowned': AgencyAddressDisowned({ openedAt: purgeAt, link }),
    'agency-link-elsewhere': AgencyLinkElsewhere({ ...about, bodyName: 'France Num' }),
    'agency-answer-due': AgencyAnswerDue({ ...about, before: purgeAt }),
    'agency-pieces-received': AgencyPiecesReceived({
      ...about,
      pieces: ['RIB professionnel'],
      words: 'Le nouveau RIB est celui du Crédit rural.',
    }),
    'agency-mail-to-sort': AgencyMailToSort({
      ...about,
      reasons: ['Réponse automatique', 'L’expéditeur n’est pas l’adresse du dossier'],
    }),
    'agency-client-wrote': AgencyClientWrote({ ...about, words: 'Puis-je envoyer un passeport ?', files: 2 }),
    'agency-site-news': AgencySiteNews({ ...about, news: 'changes', text: 'Le téléphone a changé.' }),
    'agency-site-comments': AgencySiteComments({
      ...{ link, firm: companyName },
      comments: [{ place: 'Accueil, Horaires', text: 'Le jeudi, nous fermons à 18\u00a0h.' }],
    }),
    'agency-call-back': AgencyCallBack({ ...about, phone: '04 72 00 00 00', at: purgeAt }),
    'agency-visitor-call': AgencyCallBack({
      companyName: 'Zoé Martin',
      phone: '04 72 00 00 00',
      at: purgeAt,
    }),
    'agency-lead-news': AgencyLeadNews({
      ...{ companyName: 'Atelier Ngoma', link },
      told: {
        ...{ what: 'disputed', contact: 'l’appel du 12/11/2026 10:32', before: purgeAt },
        ...{ reason: 'l’appel ne concernait pas le métier', words: 'Elle cherchait un électricien.' },
      },
    }),
    'agency-retention-due': AgencyRetentionDue({ ...about, purgeAt }),
    'agency-account-guessed': AgencyAccountGuessed({ at: purgeAt }),
    'agency-account-address': AgencyAccountAddress({ code: '042731' }),
    'agency-alert': AgencyAlert({
      ...about,
      label: 'Disque bientôt plein',
      detail: 'Le disque est plein à 96\u00a0%\u00a0: il reste 0,8\u00a0Go.',
      urgent: true,
      figures: [
        'Disque\u00a0: plein à 96\u00a0%, 0,8\u00a0Go libres',
        'Dernière sauvegarde\u00a0: il y a 3\u00a0heures',
      ],
      ended: false,
      runbook: 'docs/runbooks/disk.md',
    }),
    'agency-notice-undelivered': AgencyNoticeUndelivered({ ...about, purgeAt }),
    'agency-statement': AgencyStatement({
      rank: 42,
      madeAt: new Date('2026-11-21T00:52:00Z'),
      papers: 128,
      journals: 310,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      attached: true,
    }),
    'agency-papers-flawed': AgencyPapersFlawed({
      count: 1,
      flaws: [{ about: 'paper', number: invoiceNumber, reason: 'other-bytes' }],
      link: `${publicUrl}/admin-dashboard`,
    }),
    'account-invitation': AccountInvitation({
      brand: agency.brand,
      name: 'Camille Roche',
      role: 'Gestionnaire',
      until: purgeAt,
      link: `${publicUrl}/admin-login/invitation#apercu`,
    }),
    'site-answer': SiteAnswer({
      ...{ firm: companyName, telephone: '04 72 00 00 00', canReply: true },
      text: 'Bonjour, nous passons mardi matin.',
      request: { name: 'Zoé Martin', telephone: '', email: 'zoe@exemple.fr', text: 'Une porte ferme mal.' },
    }),
    'agency-client-site': AgencyClientSite({ link, firm: companyName, news: 'noticed', isOurs: true }),
    'transmission-link': TransmissionLink({ ...about, bodyName: 'France Num', expiresAt: purgeAt }),
    'agency-international-received': AgencyInternationalReceived({ ...about, registration }),
  }
  const [given] = plainWords('npm run preview-emails [-- FOLDER]')
  const folder = resolve(given ?? join(appRoot, 'build/emails'))
  await mkdir(folder, { recursive: true })
  for (const [name, message] of Object.entries(messages)) {
    const { html, text } = renderEmail(agency, message)
    await writeFile(join(folder, `${name}.html`), html)
    await writeFile(join(folder, `${name}.txt`), text)
  }
  console.log(`${Object.keys(messages).length} messages written to ${folder}`)
}

main().catch(fail)
