import {
  array,
  boolean,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
} from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { VIEWS } from '~/domain/dossier/saved-view'
import { call } from './call'
import { nameOf } from './name'

const name = nameOf(VIEWS.name).check(minLength(1))
const filter = { search: string().check(maxLength(200)), status: nullable(oneOf(DOSSIER_STATUSES)) }

/** Filters of the dossiers' list that the team keeps under a name. */
export const viewCalls = {
  views: call({
    method: 'GET',
    path: '/api/admin/views',
    reader: 'admin',
    permission: 'read-dossiers',
    summary: 'The own saved views and the shared ones, each with its dossiers counted up to 1,001',
    reply: object({
      views: array(
        object({
          id: string(),
          name: string(),
          shared: boolean(),
          ...filter,
          /** Who shares it; null for the own ones. */
          by: nullable(string()),
          /** Whether this account may change it. */
          mine: boolean(),
          count: number(),
        }),
      ),
    }),
  }),
  saveView: call({
    method: 'POST',
    path: '/api/admin/views',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Keeps a filter under a name, for oneself or for the team',
    status: 204,
    body: object({ name, shared: boolean(), ...filter }),
    reply: object({}),
  }),
  changeView: call({
    method: 'PUT',
    path: '/api/admin/views/{view}',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Renames a view, shares it or takes it back',
    status: 204,
    body: object({ name, shared: boolean() }),
    reply: object({}),
  }),
  removeView: call({
    method: 'DELETE',
    path: '/api/admin/views/{view}',
    reader: 'admin',
    permission: 'work-dossiers',
    noted: false,
    summary: 'Removes a view',
    status: 204,
    reply: object({}),
  }),
}
