import * as z from 'zod/mini'
import { callsAtSites, siteCall } from '../site-tails'

const email = z.string().check(z.maxLength(320))
const code = z.string().check(z.maxLength(12))

/** The address by which the owner of a site comes in. */
export const ownerAddressTails = {
  askOwnerAddress: siteCall('POST /owner-address/codes', {
    budget: 'client-link',
    permission: 'work-dossiers',
    summary: 'Mails a code to the owner’s address and one to that which is to follow it, three times a day',
    body: z.object({ email }),
    status: 202,
    /** False where no e-mail leaves: no code is asked for. */
    reply: z.object({ asked: z.boolean() }),
  }),
  changeOwnerAddress: siteCall('PUT /owner-address', {
    budget: 'client-link',
    permission: 'work-dossiers',
    summary: 'Changes the owner’s address by the code to each of the two; the team needs the new one’s alone',
    body: z.object({
      ...{ email, code, new_code: code },
      /** Of the team: how it knew who asked. */
      reason: z._default(z.string().check(z.maxLength(2_000)), ''),
    }),
    reply: z.object({ owner_email: z.string() }),
  }),
}

export const ownerAddressCalls = callsAtSites(ownerAddressTails)
