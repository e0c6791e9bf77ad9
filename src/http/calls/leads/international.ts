import type { internationalCalls } from '~/contract/leads/international'
import { callBefore } from '~/domain/international/registration'
import { dialledFromFrance } from '~/domain/place/dialled-number'
import { parisDay } from '~/domain/text/french'
import type { Deps } from '~/usecases/ground/deps'
import { acceptRegistration } from '~/usecases/international/accept-registration'
import { contactRegistration } from '~/usecases/international/contact-registration'
import { correctRegistration } from '~/usecases/international/correct-registration'
import {
  exportRegistrations,
  listRegistrations,
  shownRegistration,
} from '~/usecases/international/list-registrations'
import { registerInternational } from '~/usecases/international/register-international'
import { eraseRegistrant } from '~/usecases/retention/erase-registrant'
import { type CsvColumn, csvResponse } from '../../csv-response'
import { type Handlers, proofOf } from '../../register'

/** The registration from abroad, and what the administrator does with it. */
export const internationalHandlers = (deps: Deps): Pick<Handlers, keyof typeof internationalCalls> => ({
  registerInternational: async ({ body, by, context }) => {
    const { website, registration_number, manager_name, message, ...required } = body
    await registerInternational(deps, by, {
      registration: {
        ...required,
        registration_number: registration_number ?? '',
        manager_name: manager_name ?? '',
        message: message ?? '',
      },
      honeypot: website ?? '',
      idempotencyKey: context.req.header('idempotency-key') ?? null,
      proof: proofOf(context),
    })
    return { received: true }
  },
  registrations: ({ query }) => listRegistrations(deps, { ...query, cursor: query.cursor ?? null }),
  exportRegistrations: async ({ query }) =>
    csvResponse(`inscriptions_${parisDay(deps.clock())}.csv`, columns, exportRegistrations(deps, query)),
  contactRegistration: async ({ params, body, by }) =>
    shownRegistration(await contactRegistration(deps, by, params.id, body.note)),
  correctRegistration: async ({ params, body: { instead_of, ...typed }, by }) =>
    shownRegistration(await correctRegistration(deps, by, params.id, typed, instead_of)),
  acceptRegistration: async ({ params, by }) =>
    shownRegistration(await acceptRegistration(deps, by, params.id)),
  eraseRegistration: ({ params, by }) => eraseRegistrant(deps, by, params.id),
})

type Row = ReturnType<typeof exportRegistrations> extends AsyncIterable<infer One> ? One : never

const columns: CsvColumn<Row>[] = [
  { title: 'Reçue le', cell: row => row.created_at },
  { title: 'Appeler avant', cell: row => callBefore(row.created_at) },
  { title: 'Entreprise', cell: row => row.company_name },
  { title: 'Immatriculation', cell: row => row.registration_number },
  { title: 'Responsable', cell: row => row.manager_name },
  { title: 'Pays', cell: row => row.country },
  { title: 'Téléphone ou WhatsApp', cell: row => ({ telephone: dialledFromFrance(row.phone) }) },
  { title: 'E-mail', cell: row => row.email },
  { title: 'Message', cell: row => row.message },
  { title: 'Contactée le', cell: row => row.contacted_at },
  { title: 'Note', cell: row => row.contact_note },
]
