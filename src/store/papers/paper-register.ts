import { sql } from 'kysely'
import type { Db } from '../database/database'

/** A paper's number and what its row says against the rest of the register. */
export interface RegisterFlaw {
  number: string
  reason: 'missing-number' | 'out-of-order' | 'deleted' | 'without-debtor'
}

/**
 * Reads the series as a whole: a number that no paper has and no recorded gap explains, papers that are not in
 * the order of their numbers, papers that the journal saw issued and no row tells of, and signed invoices that nobody
 * owes and no avoir cancels: of a dossier that is refused, has another invoice, or is gone before they were paid.
 */
export async function registerFlaws(db: Db): Promise<RegisterFlaw[]> {
  const { rows } = await sql<RegisterFlaw>`
    with issued as (
      select number, series, year, sequence, signed_at as at from invoices where status = 'signee' and not is_test
      union all
      select number, series, year, sequence, issued_at from avoirs
      union all
      select number, series, year, sequence, issued_at from lead_invoices
    ), ends as (
      select series, year, max(last) as last from (
        select series, year, last from invoice_series where series in ('FTN', 'AV', 'LP')
        union all select series, year, sequence from issued
      ) as every group by series, year
    ), absent as (
      select series || '-' || year || '-' || lpad(sequence::text, greatest(5, length(sequence::text)), '0') as number from (
        select series, year, generate_series(1, last) as sequence from ends
        except select series, year, sequence from issued
        except select series, year, sequence from invoice_gaps
      ) as nowhere
    ), ordered as (
      select number, at < lag(at) over (partition by series, year order by sequence) as early from issued
    ), told as (
      select data ->> 'number' as number from events
      where type in ('invoice-signed', 'avoir-issued', 'lead-invoice-issued', 'paper-imported') and data ->> 'number' !~ '^TEST-'
    ), unowed as (
      select invoices.number from invoices left join dossiers on dossiers.id = invoices.dossier_id
      where invoices.status = 'signee' and not invoices.is_test
        and not exists (select from avoirs where avoirs.invoice_number = invoices.number)
        and case when dossiers.id is not null
          then dossiers.invoice_number is distinct from invoices.number
            or dossiers.status = 'Refusé' and dossiers.decision_id is null
          else amount_ttc_cents > (
              select coalesce(sum(amount_cents), 0) from payments where payments.invoice_number = invoices.number)
            and not exists (
              select from events where events.dossier_id = invoices.dossier_id and type = 'paper-imported')
          end
    )
    select number, 'missing-number' as reason from absent
    union all select number, 'out-of-order' from ordered where early
    union all select number, 'without-debtor' from unowed
    union all select number, 'deleted' from (select number from told except select number from issued) as gone
    order by number, reason`.execute(db)
  return rows
}
