import { Readable } from 'node:stream'
import type { transmissionCalls } from '~/contract/transmission'
import type { Deps } from '~/usecases/deps'
import { collectTransmission, showLink } from '~/usecases/transmission/collect-transmission'
import { listTransmissions } from '~/usecases/transmission/list-transmissions'
import { markTransmitted, resendTransmission } from '~/usecases/transmission/settle-transmission'
import { disposition } from '../attachment'
import type { Handlers } from '../register'

/** The handing over to the aid bodies: their link, and what the administrator does about it. */
export function transmissionHandlers(deps: Deps): Pick<Handlers, keyof typeof transmissionCalls> {
  return {
    showTransmission: ({ params }) => showLink(deps, params.token),
    collectTransmission: async ({ params, by }) => {
      const { filename, zip } = await collectTransmission(deps, { ...by, kind: 'body' }, params.token)
      return new Response(Readable.toWeb(zip) as ReadableStream, {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': disposition('attachment', filename),
          'Cache-Control': 'no-store',
        },
      })
    },
    transmissions: ({ query }) => listTransmissions(deps, query),
    resendTransmission: ({ params, by }) => resendTransmission(deps, by, params.id),
    markTransmitted: ({ params, body, by }) => markTransmitted(deps, by, params.id, body.note),
  }
}
