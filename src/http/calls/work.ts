import type { workCalls } from '~/contract/work'
import { QUEUES } from '~/domain/dossier/queue'
import { found } from '~/domain/found'
import { listColleagues } from '~/usecases/access/list-accounts'
import type { Deps } from '~/usecases/ground/deps'
import { readQueue, readQueues } from '~/usecases/work/read-queues'
import * as work from '~/usecases/work/work-dossier'
import type { Handlers } from '../register'

/** How the team shares its work. */
export const workHandlers = (deps: Deps): Pick<Handlers, keyof typeof workCalls> => ({
  queues: () => readQueues(deps),
  queue: ({ params, query: { limit, cursor = null, assignee = null } }) => {
    const queue = found(QUEUES.find(name => name === params.queue))
    return readQueue(deps, queue, { limit, cursor, assignee })
  },
  colleagues: ({ by }) => listColleagues(deps, by),
  assignDossier: ({ params, body, by }) => work.assignDossier(deps, by, params.id, body.account_id),
  noteOnDossier: ({ params, body, by }) => work.noteOnDossier(deps, by, params.id, body.text),
  markPiecesChecked: ({ params, body, by }) => work.markPiecesChecked(deps, by, params.id, body.version),
  answerEligibility: ({ params, body, by }) => work.answerEligibility(deps, by, params.id, body),
})
