import { array, boolean, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { AVOIR_MOTIVES } from '~/domain/invoice/avoir-motive'
import { PAYEES, PAYERS } from '~/domain/invoice/settlement'

/** All amounts in euros, all days of Paris as `2026-03-31`. */
export const amounts = object({ ht: number(), tva: number(), ttc: number() })

export const settlement = object({
  invoice_number: string(),
  company_name: string(),
  /** A change names the version that it starts from; null once the dossier is erased. */
  version: nullable(number()),
  status: nullable(oneOf(DOSSIER_STATUSES)),
  amounts,
  grant: nullable(object({ amount: number(), body: string(), decided_on: string(), paid_to: oneOf(PAYEES) })),
  due_on: nullable(string()),
  /** He has not said « Je continue » yet: what he would pay, and the last day to say it. */
  choice: nullable(object({ until: string(), amount: number() })),
  late: boolean(),
  received: number(),
  due: number(),
  /** « trop-perçu ». */
  excess: number(),
  /** What the client himself still has to transfer. */
  client_due: number(),
  avoir_number: nullable(string()),
  avoir_motive: nullable(oneOf(AVOIR_MOTIVES)),
  /** When the delivery that it billed was accepted, whose sealed paper is kept as long; null: none was. */
  delivered_at: nullable(string()),
  payments: array(
    object({
      id: number(),
      amount: number(),
      paid_on: string(),
      payer: oneOf(PAYERS),
      reference: string(),
      by: nullable(string()),
      recorded_at: string(),
    }),
  ),
  /** When each reminder was asked for. */
  reminders: array(string()),
  may_record: boolean(),
  may_remind: boolean(),
})
