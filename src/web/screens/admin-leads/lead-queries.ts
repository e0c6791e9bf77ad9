import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RequestList } from '~/domain/quote-requests/quote-request'
import { adminApi } from '~/web/admin-api'

const ALL = 'leads'

export type ListedAccount = Awaited<ReturnType<typeof adminApi.leadAccounts>>['accounts'][number]
export type LeadAccount = Awaited<ReturnType<typeof adminApi.leadAccount>>['account']
export type TelephoneNumber = Awaited<ReturnType<typeof adminApi.telephoneNumbers>>['numbers'][number]
export type LeadInvoice = Awaited<ReturnType<typeof adminApi.leadAccount>>['invoices'][number]
export type LeadCall = Awaited<ReturnType<typeof adminApi.leadCalls>>['calls'][number]
export type LeadDispute = Awaited<ReturnType<typeof adminApi.leadDisputes>>['disputes'][number]
export type WholeRequest = Awaited<ReturnType<typeof adminApi.leadQuoteRequest>>

export const useQuoteRequests = (list: RequestList) =>
  useQuery({
    queryKey: [ALL, 'quote-requests', list],
    queryFn: () => adminApi.leadQuoteRequests({ query: { list, limit: 100 } }),
  })

export const useQuoteRequest = (request: string) =>
  useQuery({
    queryKey: [ALL, 'quote-request', request],
    queryFn: () => adminApi.leadQuoteRequest({ params: { request } }),
  })

export const useQuoteDisputes = () =>
  useQuery({ queryKey: [ALL, 'quote-disputes'], queryFn: () => adminApi.quoteDisputes({}) })

export const useAccounts = () =>
  useQuery({ queryKey: [ALL, 'accounts'], queryFn: () => adminApi.leadAccounts({ query: { limit: 200 } }) })

export const useAccount = (account: string) =>
  useQuery({
    queryKey: [ALL, 'account', account],
    queryFn: () => adminApi.leadAccount({ params: { account } }),
  })

/** A client of the offer with his campaigns and movements. */
export type FoundAccount = NonNullable<ReturnType<typeof useAccount>['data']>

export const useNumbers = () =>
  useQuery({ queryKey: [ALL, 'numbers'], queryFn: () => adminApi.telephoneNumbers({}) })

export const useLeadCalls = () =>
  useQuery({ queryKey: [ALL, 'calls'], queryFn: () => adminApi.leadCalls({ query: { limit: 50 } }) })

/** What was said in a call; asked for once, for the journal notes who reads it. */
export const useTranscript = (call: string) =>
  useQuery({
    queryKey: [ALL, 'transcript', call],
    queryFn: () => adminApi.leadTranscript({ params: { call } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useDisputes = () =>
  useQuery({ queryKey: [ALL, 'disputes'], queryFn: () => adminApi.leadDisputes({}) })

/** Does something for a client and reads everything about the offer again. */
export function useLeadChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: [ALL] }),
  })
}
