import * as z from 'zod/mini'
import { REGISTRATION_STATES } from '~/domain/international/registration'
import { adminCall, call } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'

/** The rules of each field are in domain/international/registration; here only what no request may exceed. */
const field = z.string().check(z.maxLength(20_000))
const left = z.optional(z.nullable(field))

const typed = {
  company_name: field,
  registration_number: field,
  manager_name: field,
  country: field,
  email: field,
  phone: field,
  message: field,
}

const registration = z.object({
  id: z.string(),
  state: z.enum(REGISTRATION_STATES),
  company_name: z.string(),
  registration_number: z.string(),
  manager_name: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  created_at: instant,
  /** The end of the 24 hours in which the team has promised to call. */
  call_before: instant,
  contacted_at: z.nullable(instant),
  contact_note: z.string(),
})

export const internationalCalls = {
  registerInternational: call('POST /api/international-registration', {
    reader: 'public',
    summary: 'Registers a business outside France; an Idempotency-Key header makes a retry safe',
    body: z.object({
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
    reply: z.object({ received: z.literal(true) }),
  }),
  registrations: adminCall('GET /api/admin/registrations', {
    permission: 'handle-leads',
    noted: 'daily',
    summary: 'Registrations: those to be called, longest waiting first; called or suspect, newest first',
    query: z.object({ ...pageQuery, state: z._default(z.enum(REGISTRATION_STATES), 'waiting') }),
    reply: z.object({
      registrations: z.array(registration),
      total: z.number(),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  exportRegistrations: adminCall('GET /api/admin/registrations.csv', {
    permission: 'handle-leads',
    summary: 'The registrations that match, as CSV',
    query: z.object({ search: pageQuery.search, state: z._default(z.enum(REGISTRATION_STATES), 'waiting') }),
    reply: 'text/csv',
  }),
  contactRegistration: adminCall('POST /api/admin/registrations/{id}/contacted', {
    permission: 'handle-leads',
    summary: 'Notes that the team has called; a repeat returns what was noted first',
    body: z.object({ note: z._default(z.string().check(z.maxLength(2_000)), '') }),
    reply: registration,
  }),
  correctRegistration: adminCall('PUT /api/admin/registrations/{id}', {
    permission: 'handle-leads',
    summary:
      'Corrects what a business wrote of itself (GDPR, article 16); where it is no more `instead_of`: 409',
    body: z.object({ ...typed, instead_of: z.object(typed) }),
    reply: registration,
  }),
  acceptRegistration: adminCall('POST /api/admin/registrations/{id}/accepted', {
    permission: 'handle-leads',
    summary: 'Brings a suspect registration into the list and confirms it to its address',
    reply: registration,
  }),
  eraseRegistration: adminCall('DELETE /api/admin/registrations/{id}', {
    permission: 'erase-dossiers',
    summary: 'Erases a registration where its person asks for that; a repeat answers the same',
  }),
}
