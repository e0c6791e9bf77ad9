import * as z from 'zod/mini'
import { boundedJson } from '~/domain/bounded-answer'
import { away, NeighbourAway } from '~/domain/neighbour'
import { circuitBreaker } from './circuit-breaker'

/** What the register of VAT numbers of the Union said of one. */
export interface RegisteredVat {
  valid: boolean
  /** Null where the member state does not tell. */
  name: string | null
  address: string | null
  /** Proves that we asked, and when; null where the register gives none. */
  consultation: string | null
}

/** Where VAT numbers of other member states are looked up. */
export interface VatRegister {
  /** @param number as the register writes it, `DE123456789`. @throws NeighbourAway when it gives no answer in time */
  find: (number: string) => Promise<RegisteredVat>
}

const PATIENCE_MS = 8_000

const answer = z.object({
  valid: z.boolean(),
  name: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
  requestIdentifier: z.optional(z.nullable(z.string())),
})

const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) })

/**
 * VIES of the European Commission, by its REST interface, or a service that speaks like it.
 * @param address its base, `https://ec.europa.eu/taxation_customs/vies/rest-api`
 * @param requester our own VAT number, for which it gives a number of consultation
 */
export function viesRegister(
  address: string,
  requester: string | null,
  patience = PATIENCE_MS,
  breaker = circuitBreaker('VIES'),
): VatRegister {
  const ask = async (number: string, asker: string | null): Promise<RegisteredVat> => {
    const said = await questionTo(address, number, asker, patience)
    const refused = refusalIn(said)
    // It does not know who asks: what it says of the number is worth the same without.
    if (refused === 'INVALID_REQUESTER_INFO' && asker) return ask(number, null)
    if (refused === 'INVALID_INPUT') return { valid: false, name: null, address: null, consultation: null }
    const { success, data } = z.safeParse(answer, said)
    if (refused || !success) throw new NeighbourAway(`VIES answered ${refused ?? 'what it never answers'}`)
    return {
      valid: data.valid,
      name: told(data.name),
      address: told(data.address),
      consultation: told(data.requestIdentifier),
    }
  }
  return { find: number => breaker.through(() => ask(number, requester)) }
}

async function questionTo(
  address: string,
  number: string,
  asker: string | null,
  patience: number,
): Promise<unknown> {
  const reply = await fetch(`${address}/check-vat-number`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Siteligible/1.0' },
    body: JSON.stringify({
      countryCode: number.slice(0, 2),
      vatNumber: number.slice(2),
      ...(asker && { requesterMemberStateCode: asker.slice(0, 2), requesterNumber: asker.slice(2) }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(away)
  return boundedJson(reply).catch(away)
}

/** It says why it refuses in a list, with whatever status: a member state that is away, too many at once. */
function refusalIn(said: unknown): string | null {
  return z.safeParse(refusal, said).data?.errorWrappers[0]?.error ?? null
}

/** A name or an address is no longer; nor is what a stranger in its place may say. */
const LONGEST = 500

/** « --- » is how a member state says nothing. */
function told(value: string | null | undefined): string | null {
  const text = value?.trim().slice(0, LONGEST) ?? ''
  return /^-*$/.test(text) ? null : text
}
