import type { inboxCalls } from '~/contract/inbox'
import { resolveDossier } from '~/usecases/address/resolve-dossier'
import type { Deps } from '~/usecases/ground/deps'
import { readMailsToSort } from '~/usecases/inbox/read-mails-to-sort'
import { attachMail, putMailAway } from '~/usecases/inbox/sort-mail'
import { viewMessageFile } from '~/usecases/messages/view-message-file'
import { savedOnly } from '../attachment'
import type { Handlers } from '../register'

/** Mails that wait to be sorted, and the files of messages. */
export function inboxHandlers(deps: Deps): Pick<Handlers, keyof typeof inboxCalls> {
  return {
    mailsToSort: () => readMailsToSort(deps),
    attachMail: async ({ params, body, by }) => {
      await attachMail(deps, by, params.mail, await resolveDossier(deps, body.dossier))
      return {}
    },
    putMailAway: async ({ params, by }) => {
      await putMailAway(deps, by, params.mail)
      return {}
    },
    viewMessageFile: async ({ params }) => {
      const { file, bytes } = await viewMessageFile(deps, params.id)
      return savedOnly(file, bytes)
    },
  }
}
