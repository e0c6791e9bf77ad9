import type { bulkCalls } from '~/contract/admin/bulk'
import type { zipManyCalls } from '~/contract/zip-many'
import { isOneOf, keysOf } from '~/domain/closed-list'
import type { DossierStatus } from '~/domain/dossier/dossier'
import { zipMany } from '~/usecases/admin/zip-many'
import { readBulkItemsLeft, readBulkRuns } from '~/usecases/bulk/read-bulk'
import { cancelBulk, previewBulk, startBulk } from '~/usecases/bulk/start-bulk'
import type { Deps } from '~/usecases/ground/deps'
import { zipReply } from '../../attachment'
import { refusalReplies } from '../../refusal-replies'
import type { Handlers } from '../../register'

/** One action on many dossiers. */
export const bulkHandlers = (
  deps: Deps,
): Pick<Handlers, keyof typeof bulkCalls | keyof typeof zipManyCalls> => ({
  downloadDossiers: async ({ query: { search, status = null, expected }, by }) => {
    const zip = await zipMany(deps, by, { search, status }, expected)
    return zipReply(zip, 'dossiers_complets.zip')
  },
  previewBulk: ({ query: { action, search, status = null } }) =>
    previewBulk(deps, action, { search, status }),
  bulkRuns: ({ query }) => readBulkRuns(deps, query.limit),
  bulkItemsLeft: async ({ params }) => {
    const items = await readBulkItemsLeft(deps, params.id)
    return { items: items.map(item => ({ ...item, because: sentenceOf(item.because) })) }
  },
  startBulk: ({ body: { action, selection, ...details }, by }) =>
    startBulk(deps, by, action, { ...chosen(selection), details }),
  startBulkErasure: ({ body, by }) =>
    startBulk(deps, by, 'erase', { ...chosen(body.selection), details: {} }),
  cancelBulk: ({ params, by }) => cancelBulk(deps, by, params.id),
})

/** A refusal without a sentence of its own is kept as its code. */
const sentenceOf = (because: string) =>
  isOneOf(keysOf(refusalReplies), because) ? refusalReplies[because].detail : because

interface Selection {
  search: string
  status?: DossierStatus | undefined
  expected: number
}

const chosen = ({ search, status, expected }: Selection) => ({
  filter: { search, status: status ?? null },
  expected,
})
