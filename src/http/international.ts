import type { internationalCalls } from '~/contract/international'
import type { Deps } from '~/usecases/deps'
import { acceptRegistration } from '~/usecases/international/accept-registration'
import { contactRegistration } from '~/usecases/international/contact-registration'
import { listRegistrations, shownRegistration } from '~/usecases/international/list-registrations'
import { registerInternational } from '~/usecases/international/register-international'
import type { Handlers } from './register'

/** The registration from abroad, and what the administrator does with it. */
export function internationalHandlers(deps: Deps): Pick<Handlers, keyof typeof internationalCalls> {
  return {
    registerInternational: async ({ body, visitor, context }) => {
      const { website, registration_number, manager_name, message, ...required } = body
      await registerInternational(deps, visitor, {
        registration: {
          ...required,
          registration_number: registration_number ?? '',
          manager_name: manager_name ?? '',
          message: message ?? '',
        },
        honeypot: website ?? '',
        idempotencyKey: context.req.header('idempotency-key') ?? null,
      })
      return { received: true }
    },
    registrations: ({ query }) => listRegistrations(deps, { ...query, cursor: query.cursor ?? null }),
    contactRegistration: async ({ params, body }) =>
      shownRegistration(await contactRegistration(deps, params.id, body.note)),
    acceptRegistration: async ({ params }) => shownRegistration(await acceptRegistration(deps, params.id)),
  }
}
