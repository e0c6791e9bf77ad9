import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { AVOIR_MOTIVES } from '~/domain/invoice/avoir-motive'
import { PAYEES, PAYERS } from '~/domain/invoice/settlement'
import { instant } from './instant'

/** All amounts in euros, all days of Paris as `2026-03-31`. */
export const amounts = z.object({ ht: z.number(), tva: z.number(), ttc: z.number() })

export const settlement = z.object({
  invoice_number: z.string(),
  company_name: z.string(),
  /** A change names the version that it starts from; null once the dossier is erased. */
  version: z.nullable(z.number()),
  status: z.nullable(z.enum(DOSSIER_STATUSES)),
  amounts,
  grant: z.nullable(
    z.object({ amount: z.number(), body: z.string(), decided_on: z.string(), paid_to: z.enum(PAYEES) }),
  ),
  due_on: z.nullable(z.string()),
  /** He has not said « Je continue » yet: what he would pay, and the last day to say it. */
  choice: z.nullable(z.object({ until: z.string(), amount: z.number() })),
  late: z.boolean(),
  received: z.number(),
  due: z.number(),
  /** « trop-perçu ». */
  excess: z.number(),
  /** What the client himself still has to transfer. */
  client_due: z.number(),
  avoir_number: z.nullable(z.string()),
  avoir_motive: z.nullable(z.enum(AVOIR_MOTIVES)),
  /** When the delivery that it billed was accepted, whose sealed paper is kept as long; null: none was. */
  delivered_at: z.nullable(instant),
  payments: z.array(
    z.object({
      id: z.number(),
      amount: z.number(),
      paid_on: z.string(),
      payer: z.enum(PAYERS),
      reference: z.string(),
      by: z.nullable(z.string()),
      recorded_at: instant,
    }),
  ),
  /** When each reminder was asked for. */
  reminders: z.array(instant),
  may_record: z.boolean(),
  may_remind: z.boolean(),
})
