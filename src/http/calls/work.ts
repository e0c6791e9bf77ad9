import type { workCalls } from '~/contract/work'
import { QUEUES } from '~/domain/dossier/queue'
import { Refusal } from '~/domain/refusal'
import { listColleagues } from '~/usecases/access/list-accounts'
import type { Deps } from '~/usecases/ground/deps'
import { readQueue, readQueues } from '~/usecases/work/read-queues'
import * as work from '~/usecases/work/work-dossier'
import type { Handlers } from '../register'

/** How the team shares its work. */
export function workHandlers(deps: Deps): Pick<Handlers, keyof typeof workCalls> {
  return {
    queues: () => readQueues(deps),
    queue: ({ params, query: { limit, cursor = null, assignee = null } }) => {
      const queue = QUEUES.find(name => name === params.queue)
      if (!queue) throw new Refusal('not-found')
      return readQueue(deps, queue, { limit, cursor, assignee })
    },
    colleagues: ({ by }) => listColleagues(deps, by),
    assignDossier: async ({ params, body, by }) => {
      await work.assignDossier(deps, by, params.id, body.account_id)
      return {}
    },
    noteOnDossier: async ({ params, body, by }) => {
      await work.noteOnDossier(deps, by, params.id, body.text)
      return {}
    },
    markPiecesChecked: async ({ params, body, by }) => {
      await work.markPiecesChecked(deps, by, params.id, body.version)
      return {}
    },
    answerEligibility: async ({ params, body, by }) => {
      await work.answerEligibility(deps, by, params.id, body)
      return {}
    },
  }
}
