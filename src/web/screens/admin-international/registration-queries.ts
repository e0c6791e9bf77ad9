import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { ReplyOf } from '~/contract/call'
import type { internationalCalls } from '~/contract/leads/international'
import { tableOf } from '~/domain/closed-list'
import {
  REGISTRATION_FIELDS,
  type Registration,
  type RegistrationState,
} from '~/domain/international/registration'
import { adminApi } from '~/web/admin-api'
import type { RegistrationsAddress } from './registrations-address'

export type RegistrationRow = ReplyOf<(typeof internationalCalls)['registrations']>['registrations'][number]

const REGISTRATIONS = ['admin', 'registrations'] as const

/** One page of a list, read again every minute: a registration that comes in is not to wait. */
export const useRegistrations = ({ state, search, after }: RegistrationsAddress) =>
  useQuery({
    queryKey: [...REGISTRATIONS, state, search, after],
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    queryFn: ({ signal }) =>
      adminApi.registrations({
        signal,
        query: { state, search: search || undefined, cursor: after || undefined },
      }),
  })

/** How many stand in a list, whatever is searched. */
export const useCount = (state: RegistrationState) =>
  useQuery({
    queryKey: [...REGISTRATIONS, 'count', state],
    refetchInterval: 60_000,
    queryFn: async ({ signal }) =>
      (await adminApi.registrations({ signal, query: { state, limit: 1 } })).total,
  })

/** « Contacté », with its note; `onDone` once it is kept. Where somebody else's was kept first, `data` holds it. */
export function useContact(row: RegistrationRow, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => adminApi.contactRegistration({ params: { id: row.id }, body: { note } }),
    onSuccess: (kept, note) => {
      void queries.invalidateQueries({ queryKey: REGISTRATIONS })
      if (kept.contact_note !== note.trim()) return
      toast.success(`${row.company_name} est notée comme contactée`)
      onDone()
    },
  })
}

/** What it wrote, anew, instead of what stood on screen. */
export const useCorrection = (seen: RegistrationRow) =>
  useDone((typed: Registration) => {
    const instead_of = tableOf(REGISTRATION_FIELDS, field => seen[field])
    return adminApi.correctRegistration({ params: { id: seen.id }, body: { ...typed, instead_of } })
  }, 'L’inscription est corrigée')

/** Where its person asks for that. */
export const useErasure = (row: RegistrationRow, onDone: () => void) =>
  useDone(() => adminApi.eraseRegistration({ params: { id: row.id } }), 'L’inscription est effacée', onDone)

/** Brings one that was kept apart into the list. */
export const useAccept = (row: RegistrationRow, onDone: () => void) =>
  useDone(
    () => adminApi.acceptRegistration({ params: { id: row.id } }),
    'L’inscription est à appeler, et sa confirmation part',
    onDone,
  )

function useDone<Input = void>(act: (input: Input) => Promise<unknown>, words: string, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.success(words)
      void queries.invalidateQueries({ queryKey: REGISTRATIONS })
      onDone?.()
    },
  })
}
