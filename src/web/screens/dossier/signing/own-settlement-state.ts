import type { ReplyOf } from '~/contract/call'
import type { clientSettlementCalls } from '~/contract/dossier/settlement'

/** What the holder of a dossier sees of its money. */
export type OwnSettlementState = ReplyOf<(typeof clientSettlementCalls)['companySettlement']>
