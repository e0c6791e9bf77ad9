import type { ownDataCalls } from '~/contract/dossier/own-data'
import type { Deps } from '~/usecases/ground/deps'
import { correctContact } from '~/usecases/own-data/correct-contact'
import { eraseOwnDossier } from '~/usecases/own-data/erase-own-dossier'
import { exportOwnData, printOwnData } from '~/usecases/own-data/export-own-data'
import { privateFile } from '../../attachment'
import type { Handlers } from '../../register'

/** What a client may do with what is held about him. */
export const ownDataHandlers = (deps: Deps): Pick<Handlers, keyof typeof ownDataCalls> => ({
  exportOwnData: ({ params, by }) => exportOwnData(deps, by, { key: params.id }),
  printOwnData: async ({ params, by }) =>
    privateFile(await printOwnData(deps, by, { key: params.id }), 'application/pdf', 'mes_donnees.pdf'),
  correctContact: ({ params, body, by }) => correctContact(deps, by, { key: params.id }, body),
  eraseOwnDossier: ({ params, by }) => eraseOwnDossier(deps, by, { key: params.id }),
})
