import type { messageCalls } from '~/contract/messages'
import type { Deps } from '~/usecases/ground/deps'
import { settleMessages, writeToClient } from '~/usecases/messages/answer-client'
import { readOwnThread } from '~/usecases/messages/read-thread'
import { writeToTeam } from '~/usecases/messages/write-to-team'
import type { Handlers } from '../register'

/** The thread between a client and the team. */
export function messageHandlers(deps: Deps): Pick<Handlers, keyof typeof messageCalls> {
  return {
    readMessages: ({ params }) => readOwnThread(deps, { key: params.id }),
    writeToTeam: async ({ params, body, by }) => {
      await writeToTeam(deps, by, { key: params.id }, body.text)
      return {}
    },
    writeToClient: async ({ params, body, by }) => {
      await writeToClient(deps, by, params.id, body.text)
      return {}
    },
    settleMessages: async ({ params, by }) => {
      await settleMessages(deps, by, params.id)
      return {}
    },
  }
}
