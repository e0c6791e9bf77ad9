import type { Context } from 'hono'
import type { transmissionCalls } from '~/contract/dossier/transmission'
import { Refusal } from '~/domain/refusal'
import type { Deps } from '~/usecases/ground/deps'
import { collectTransmission, showLink } from '~/usecases/transmission/collect-transmission'
import { listTransmissions } from '~/usecases/transmission/list-transmissions'
import { markTransmitted, resendTransmission } from '~/usecases/transmission/settle-transmission'
import { zipReply } from '../../attachment'
import { readMultipart } from '../../read-multipart'
import { type Handlers, proofOf } from '../../register'

/** The handing over to the aid bodies: their link, and what the administrator does about it. */
export const transmissionHandlers = (deps: Deps): Pick<Handlers, keyof typeof transmissionCalls> => ({
  showTransmission: ({ params }) => showLink(deps, params.token),
  collectTransmission: async ({ params, by, context }) => {
    const code = await typedCode(context)
    const typed = { code, proof: proofOf(context) }
    const taken = await collectTransmission(deps, { ...by, kind: 'body' }, params.token, typed).catch(error =>
      backToItsPage(context, params.token, error),
    )
    if (taken instanceof Response) return taken
    return zipReply(taken.zip, taken.filename)
  },
  transmissions: ({ query }) => listTransmissions(deps, query),
  resendTransmission: ({ params, by }) => resendTransmission(deps, by, params.id),
  markTransmitted: ({ params, body, by }) => markTransmitted(deps, by, params.id, body.note),
})

/** A form without JavaScript sends `code` as multipart; a program may send nothing. */
async function typedCode(context: Context): Promise<string | null> {
  if (!/^multipart\/form-data/i.test(context.req.header('content-type') ?? '')) return null
  let code: string | null = null
  for await (const part of readMultipart(context)) {
    if ('field' in part && part.field === 'code') code = part.value
    if ('bytes' in part) throw new Refusal('invalid-request')
  }
  return code
}

/** Whoever pressed the button in a browser reads a page of ours, not a problem in JSON. */
function backToItsPage(context: Context, token: string, error: unknown): Response {
  const browser = /text\/html/.test(context.req.header('accept') ?? '')
  if (!browser || !(error instanceof Refusal)) throw error
  const location = `/transmission/${encodeURIComponent(token)}?refus=${error.code}`
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}
