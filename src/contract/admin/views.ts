import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { VIEWS } from '~/domain/dossier/lists/saved-view'
import { adminCall } from '../call'
import { nameOf } from '../name-of'

const name = nameOf(VIEWS.name).check(z.minLength(1))
const filter = { search: z.string().check(z.maxLength(200)), status: z.nullable(z.enum(DOSSIER_STATUSES)) }

/** Filters of the dossiers' list that the team keeps under a name. */
export const viewCalls = {
  views: adminCall('GET /api/admin/views', {
    permission: 'read-dossiers',
    summary: 'The own saved views and the shared ones, each with its dossiers counted up to 1,001',
    reply: z.object({
      views: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          shared: z.boolean(),
          ...filter,
          /** Who shares it; null for the own ones. */
          by: z.nullable(z.string()),
          /** Whether this account may change it. */
          mine: z.boolean(),
          count: z.number(),
        }),
      ),
    }),
  }),
  saveView: adminCall('POST /api/admin/views', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Keeps a filter under a name, for oneself or for the team',
    body: z.object({ name, shared: z.boolean(), ...filter }),
  }),
  changeView: adminCall('PUT /api/admin/views/{view}', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Renames a view, shares it or takes it back',
    body: z.object({ name, shared: z.boolean() }),
  }),
  removeView: adminCall('DELETE /api/admin/views/{view}', {
    permission: 'work-dossiers',
    noted: false,
    summary: 'Removes a view',
  }),
}
