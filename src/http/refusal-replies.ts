import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { keysOf, tableOf } from '~/domain/closed-list'
import { REFUSALS, type RefusalCode } from '~/domain/refusal-code'

interface RefusalReply {
  status: ContentfulStatusCode
  /** In French. */
  detail: string
}

const answered = <Code extends RefusalCode>(status: ContentfulStatusCode, details: Record<Code, string>) =>
  tableOf<Code, RefusalReply>(keysOf(details), code => ({ status, detail: details[code] }))

/** The status and the French sentence of each refusal (specification B3). */
export const refusalReplies: Record<RefusalCode, RefusalReply> = {
  ...answered(400, REFUSALS[400]),
  ...answered(401, REFUSALS[401]),
  ...answered(403, REFUSALS[403]),
  ...answered(404, REFUSALS[404]),
  ...answered(408, REFUSALS[408]),
  ...answered(409, REFUSALS[409]),
  ...answered(410, REFUSALS[410]),
  ...answered(412, REFUSALS[412]),
  ...answered(413, REFUSALS[413]),
  ...answered(415, REFUSALS[415]),
  ...answered(422, REFUSALS[422]),
  ...answered(428, REFUSALS[428]),
  ...answered(429, REFUSALS[429]),
  ...answered(500, REFUSALS[500]),
  ...answered(503, REFUSALS[503]),
  ...answered(507, REFUSALS[507]),
}
