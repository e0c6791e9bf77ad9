import {
  _default,
  array,
  literal,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  string,
} from 'zod/mini'
import { REGISTRATION_STATES } from '~/domain/international/registration'
import { call } from './call'
import { pageQuery } from './page'

/** The rules of each field are in domain/registration; here only what no request may exceed. */
const field = string().check(maxLength(20_000))
const left = optional(nullable(field))

const registration = object({
  id: string(),
  state: oneOf(REGISTRATION_STATES),
  company_name: string(),
  registration_number: string(),
  manager_name: string(),
  country: string(),
  email: string(),
  phone: string(),
  message: string(),
  created_at: string(),
  /** The end of the 24 hours in which the team has promised to call. */
  call_before: string(),
  contacted_at: nullable(string()),
  contact_note: string(),
})

export const internationalCalls = {
  registerInternational: call({
    method: 'POST',
    path: '/api/international-registration',
    reader: 'public',
    summary: 'Registers a business outside France; an Idempotency-Key header makes a retry safe',
    body: object({
      company_name: field,
      registration_number: left,
      manager_name: left,
      country: field,
      email: field,
      phone: field,
      message: left,
      /** A field that people do not see: what fills it is a machine. */
      website: left,
    }),
    status: 201,
    reply: object({ received: literal(true) }),
  }),
  registrations: call({
    method: 'GET',
    path: '/api/admin/registrations',
    reader: 'admin',
    permission: 'handle-leads',
    noted: 'daily',
    summary: 'Registrations: those to be called, longest waiting first; called or suspect, newest first',
    query: object({ ...pageQuery, state: _default(oneOf(REGISTRATION_STATES), 'waiting') }),
    reply: object({
      registrations: array(registration),
      total: number(),
      next_cursor: nullable(string()),
    }),
  }),
  exportRegistrations: call({
    method: 'GET',
    path: '/api/admin/registrations.csv',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'The registrations that match, as CSV',
    query: object({ search: pageQuery.search, state: _default(oneOf(REGISTRATION_STATES), 'waiting') }),
    reply: 'text/csv',
  }),
  contactRegistration: call({
    method: 'POST',
    path: '/api/admin/registrations/{id}/contacted',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Notes that the team has called; a repeat returns what was noted first',
    body: object({ note: _default(string().check(maxLength(2_000)), '') }),
    reply: registration,
  }),
  acceptRegistration: call({
    method: 'POST',
    path: '/api/admin/registrations/{id}/accepted',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Brings a suspect registration into the list and confirms it to its address',
    reply: registration,
  }),
}
