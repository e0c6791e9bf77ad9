import { Refusal } from '~/domain/refusal'

/** The number in an address. @throws Refusal not-found for what is none */
export function rankOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal('not-found')
  return Number(text)
}
