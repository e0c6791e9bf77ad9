import type { workCalls } from '~/contract/work'
import { QUEUES } from '~/domain/dossier/lists/queue'
import { found } from '~/domain/found'
import { listColleagues } from '~/usecases/access/list-accounts'
import type { Deps } from '~/usecases/ground/deps'
import { answerEligibility } from '~/usecases/work/answer-eligibility'
import { assignDossier } from '~/usecases/work/assign-dossier'
import { markPiecesChecked } from '~/usecases/work/mark-pieces-checked'
import { noteOnDossier } from '~/usecases/work/note-on-dossier'
import { readQueue, readQueues } from '~/usecases/work/read-queues'
import type { Handlers } from '../register'

/** How the team shares its work. */
export const workHandlers = (deps: Deps): Pick<Handlers, keyof typeof workCalls> => ({
  queues: () => readQueues(deps),
  queue: ({ params, query: { limit, cursor = null, assignee = null } }) => {
    const queue = found(QUEUES.find(name => name === params.queue))
    return readQueue(deps, queue, { limit, cursor, assignee })
  },
  colleagues: ({ by }) => listColleagues(deps, by),
  assignDossier: ({ params, body, by }) =>
    assignDossier(deps, by, params.id, body.account_id, body.instead_of),
  noteOnDossier: ({ params, body, by }) => noteOnDossier(deps, by, params.id, body.text),
  markPiecesChecked: ({ params, body, by }) => markPiecesChecked(deps, by, params.id, body.version),
  answerEligibility: ({ params, body, by }) => answerEligibility(deps, by, params.id, body),
})
