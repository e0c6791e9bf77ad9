import type { inboxCalls } from '~/contract/admin/inbox'
import { resolveDossier } from '~/usecases/address/resolve-dossier'
import type { Deps } from '~/usecases/ground/deps'
import { readMailsToSort } from '~/usecases/inbox/read-mails-to-sort'
import { attachMail, putMailAway } from '~/usecases/inbox/sort-mail'
import { viewMessageFile } from '~/usecases/messages/view-message-file'
import { savedOnly } from '../../attachment'
import type { Handlers } from '../../register'

/** Mails that wait to be sorted, and the files of messages. */
export const inboxHandlers = (deps: Deps): Pick<Handlers, keyof typeof inboxCalls> => ({
  mailsToSort: () => readMailsToSort(deps),
  attachMail: async ({ params, body, by }) =>
    attachMail(deps, by, params.mail, await resolveDossier(deps, body.dossier)),
  putMailAway: ({ params, by }) => putMailAway(deps, by, params.mail),
  viewMessageFile: async ({ params }) => {
    const { file, bytes } = await viewMessageFile(deps, params.id)
    return savedOnly(file, bytes)
  },
})
