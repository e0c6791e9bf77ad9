import type { messageCalls } from '~/contract/dossier/messages'
import type { Deps } from '~/usecases/ground/deps'
import { addMessageFile } from '~/usecases/messages/add-message-file'
import { readOwnThread } from '~/usecases/messages/read-own-thread'
import { removeMessageFile } from '~/usecases/messages/remove-message-file'
import { settleMessages } from '~/usecases/messages/settle-messages'
import { viewTeamFile } from '~/usecases/messages/view-message-file'
import { writeToClient } from '~/usecases/messages/write-to-client'
import { writeToTeam } from '~/usecases/messages/write-to-team'
import { savedOnly } from '../../attachment'
import { uploadOf } from '../../read-multipart'
import type { Handlers } from '../../register'

/** The thread between a client and the team. */
export const messageHandlers = (deps: Deps): Pick<Handlers, keyof typeof messageCalls> => ({
  readMessages: ({ params }) => readOwnThread(deps, { key: params.id }),
  writeToTeam: ({ params, body, by }) => writeToTeam(deps, by, { key: params.id }, body),
  addMessageFile: ({ params, by, context }) =>
    addMessageFile(deps, by, { key: params.id }, uploadOf(context)),
  removeMessageFile: ({ params, by }) => removeMessageFile(deps, by, { key: params.id }, params.file),
  readMessageFile: async ({ params }) => {
    const { file, bytes } = await viewTeamFile(deps, { key: params.id }, params.file)
    return savedOnly(file, bytes)
  },
  writeToClient: ({ params, body, by }) => writeToClient(deps, by, params.id, body),
  addFileForClient: ({ params, by, context }) => addMessageFile(deps, by, params.id, uploadOf(context)),
  removeFileForClient: ({ params, by }) => removeMessageFile(deps, by, params.id, params.file),
  settleMessages: ({ params, by }) => settleMessages(deps, by, params.id),
})
