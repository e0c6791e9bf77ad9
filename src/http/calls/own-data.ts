import type { ownDataCalls } from '~/contract/own-data'
import type { Deps } from '~/usecases/ground/deps'
import { correctContact } from '~/usecases/own-data/correct-contact'
import { eraseOwnDossier } from '~/usecases/own-data/erase-own-dossier'
import { exportOwnData, printOwnData } from '~/usecases/own-data/export-own-data'
import { disposition } from '../attachment'
import type { Handlers } from '../register'

/** What a client may do with what is held about him. */
export function ownDataHandlers(deps: Deps): Pick<Handlers, keyof typeof ownDataCalls> {
  return {
    exportOwnData: ({ params, by }) => exportOwnData(deps, by, { key: params.id }),
    printOwnData: async ({ params, by }) =>
      new Response(new Uint8Array(await printOwnData(deps, by, { key: params.id })), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': disposition('attachment', 'mes_donnees.pdf'),
          'Cache-Control': 'no-store',
          'X-Robots-Tag': 'noindex',
        },
      }),
    correctContact: async ({ params, body, by }) => {
      await correctContact(deps, by, { key: params.id }, body)
      return {}
    },
    eraseOwnDossier: async ({ params, by }) => {
      await eraseOwnDossier(deps, by, { key: params.id })
      return {}
    },
  }
}
