import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf, RequestOf } from '~/contract/call'
import type { settlementCalls } from '~/contract/dossier/settlement'
import { adminApi } from '~/web/admin-api'

export type SettlementState = ReplyOf<(typeof settlementCalls)['invoiceSettlement']>
type PaymentTyped = RequestOf<(typeof settlementCalls)['recordPayment']>['body']

const keyOf = (number: string) => ['admin', 'settlement', number] as const

/**
 * What was read of the same invoice stays until the next is there: with it goes the dialog in which somebody types.
 * @param since read again when the dossier that it belongs to has changed
 */
export const useSettlement = (number: string, since?: number) =>
  useQuery<SettlementState>({
    queryKey: [...keyOf(number), since],
    queryFn: ({ signal }) => adminApi.invoiceSettlement({ params: { number }, signal }),
    placeholderData: before => (before?.invoice_number === number ? before : undefined),
  })

/** Notes a payment from the version on screen; what hangs on it is read again. */
export const usePayment = (number: string) =>
  useChange(number, (body: PaymentTyped) => adminApi.recordPayment({ params: { number }, body }))

export const useReminder = (number: string) =>
  useChange(number, (version: number) => adminApi.remindPayment({ params: { number }, body: { version } }))

function useChange<Input>(number: string, change: (input: Input) => Promise<SettlementState>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keyOf(number) }),
        queries.invalidateQueries({ queryKey: ['admin', 'dossier'] }),
        queries.invalidateQueries({ queryKey: ['admin', 'dashboard'] }),
      ]),
  })
}
