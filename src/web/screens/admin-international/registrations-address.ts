import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { keysOf } from '~/domain/closed-list'
import type { RegistrationState } from '~/domain/international/registration'

/** What the list shows, held in the address so that it can be shared and reloaded. */
export interface RegistrationsAddress {
  state: RegistrationState
  search: string
  /** Where the page begins; empty for the first one. */
  after: string
}

/** The lists by the words of the address. */
const WORDS: Record<RegistrationState, string> = {
  waiting: 'a-appeler',
  contacted: 'contactees',
  suspect: 'mises-a-part',
}

export function useRegistrationsAddress() {
  const [params, setParams] = useSearchParams()
  const list = useMemo(() => readAddress(params), [params])
  const addressWith = (change: Partial<RegistrationsAddress>) =>
    `?${writeAddress({ ...list, after: '', ...change })}`
  const go = (change: Partial<RegistrationsAddress>) =>
    setParams(new URLSearchParams(addressWith(change)), { replace: true, preventScrollReset: true })
  return { list, addressWith, go }
}

function readAddress(params: URLSearchParams): RegistrationsAddress {
  const states = keysOf(WORDS)
  return {
    state: states.find(state => WORDS[state] === params.get('liste')) ?? 'waiting',
    search: params.get('recherche') ?? '',
    after: params.get('apres') ?? '',
  }
}

function writeAddress({ state, search, after }: RegistrationsAddress): string {
  const params = new URLSearchParams()
  if (state !== 'waiting') params.set('liste', WORDS[state])
  if (search) params.set('recherche', search)
  if (after) params.set('apres', after)
  return params.toString()
}
