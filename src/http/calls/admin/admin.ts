import type { adminCalls } from '~/contract/admin/admin'
import { dossierFilename } from '~/domain/dossier/pieces/filename'
import { login } from '~/usecases/access/login'
import { logout } from '~/usecases/access/logout'
import { listDossiers, listInvoices } from '~/usecases/admin/read-lists'
import { readSettings } from '~/usecases/admin/read-settings'
import { readStats } from '~/usecases/admin/read-stats'
import { zipDossier } from '~/usecases/admin/zip-dossier'
import type { Deps } from '~/usecases/ground/deps'
import { zipReply } from '../../attachment'
import { browserOf, rememberBrowser } from '../../known-browser'
import { type Handlers, proofOf } from '../../register'
import { bearerToken } from '../../request/bearer-token'

/** The administrator's calls (specification A7). */
export const adminHandlers = (deps: Deps): Pick<Handlers, keyof typeof adminCalls> => ({
  login: async ({ body, by, context }) => {
    const known = await login(deps, by, {
      ...body,
      code: body.code ?? null,
      browser: browserOf(context),
      proof: proofOf(context),
    })
    rememberBrowser(context, deps.publicUrl, known.browser)
    return { token: known.token }
  },
  logout: ({ by, context }) => logout(deps, by, bearerToken(context)),
  stats: () => readStats(deps),
  dossiers: ({ query }) =>
    listDossiers(deps, { ...query, status: query.status ?? null, cursor: query.cursor ?? null }),
  factures: ({ query }) =>
    listInvoices(deps, { ...query, status: query.status ?? null, cursor: query.cursor ?? null }),
  downloadDossier: async ({ params, by }) => {
    const { company_name, zip } = await zipDossier(deps, by, params.id)
    return zipReply(zip.output, dossierFilename(company_name))
  },
  settings: () => readSettings(deps),
})
