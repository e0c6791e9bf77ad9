import { APART_LABELS } from '~/domain/inbox/apart-reason'
import { AgencyClientWrote } from '~/emails/agency/agency-client-wrote'
import { AgencyMailToSort } from '~/emails/agency/agency-mail-to-sort'
import { TeamWrote } from '~/emails/dossier/team-wrote'
import { threadOf } from '~/store/dossiers/thread-of'
import { mailsToSort } from '~/store/emails/inbound-mails'
import { messageFilesOf } from '~/store/pieces/message-files'
import { isFileOf } from '../messages/file-on-wire'
import { type Composers, dossierAlone, dossierOf } from './composers'

/** Of so many mails it is said why they wait. */
const MOST_REASONS = 50

/** What client and team write to each other. */
export const messageComposers: Composers<'team-wrote' | 'agency-client-wrote' | 'agency-mail-to-sort'> = {
  'team-wrote': async (deps, email) => {
    const { companyName, link } = await dossierOf(deps, email)
    return {
      subject: `Un message de ${deps.agency.brand} sur votre dossier`,
      body: TeamWrote({ companyName, link, ...email.data }),
    }
  },
  'agency-mail-to-sort': async deps => {
    const mails = await mailsToSort(deps.db, MOST_REASONS)
    const reasons = [...new Set(mails.flatMap(({ reason }) => (reason ? [APART_LABELS[reason]] : [])))]
    return {
      subject: 'Messages à classer',
      body: AgencyMailToSort({ reasons, link: `${deps.publicUrl}/admin-dashboard/a-classer` }),
    }
  },
  'agency-client-wrote': async (deps, email) => {
    const dossier = await dossierAlone(deps, email)
    const last = (await threadOf(deps.db, dossier.id)).findLast(({ from }) => from === 'client')
    const files = await messageFilesOf(deps.db, dossier.id)
    return {
      subject: `Message d’un client\u00a0: ${dossier.company_name}`,
      body: AgencyClientWrote({
        companyName: dossier.company_name,
        words: last?.text ?? null,
        files: last ? files.filter(file => isFileOf(file, last)).length : 0,
        link: `${deps.publicUrl}/admin-dashboard/dossiers/${dossier.id}#messages`,
      }),
    }
  },
}
