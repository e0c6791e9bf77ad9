import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { DECISION_DELAY } from '~/domain/dossier/dossier'
import { administratorOf } from '../../../tests/support/dossiers/admin'
import { decisionLeft } from '../../../tests/support/dossiers/decision-left'
import { refused } from '../../../tests/support/dossiers/decisions'
import { visitorOf } from '../../../tests/support/dossiers/path'
import { ALWAYS, bookPastCall } from '../../../tests/support/leads/leads'
import { installed } from '../../../tests/support/program/command-line'
import { startSite } from '../../../tests/support/program/in-process'
import { startTimeStampAuthority } from '../../../tests/support/servers/time-stamp-authority'
import { invoiceLeads } from '../leads/invoices/invoice-leads'

const later = () => new Date(Date.now() + DECISION_DELAY + 1_000)

test.skipIf(!installed('openssl'))(
  'nobody of a series waits while an authority stamps a signature, an avoir or a month of leads',
  async () => {
    const authority = await startTimeStampAuthority()
    onTestFinished(authority.stop)
    const { url, deps } = await startSite({ ROLE: 'web', TSA_URL: `${authority.url}/stamp` })
    const [team, visitor] = [await administratorOf(url), visitorOf(url)]
    const seen: string[] = []
    let stamping = ''
    authority.change(async reply => {
      const free = await deps.db
        .transaction()
        .execute(trx =>
          sql<{ series: string }>`select series from invoice_series for update nowait`.execute(trx),
        )
        .then(({ rows }) =>
          rows
            .map(({ series }) => series)
            .sort()
            .join(' '),
        )
        .catch(String)
      seen.push(`${stamping}: ${free}`)
      return reply
    })

    const { id: account } = await team.openLeadAccount({
      body: {
        ...{ company_name: 'Rénovation Payet', contact_name: 'Anne Payet', email: 'anne@payet.example' },
        ...{ phone: '+262 262 12 34 56', address: '3 rue de Paris, 97400 Saint-Denis' },
        ...{ time_zone: 'Indian/Reunion', country: 'RE', siren: '732829320' },
      },
    })
    const params = { account }
    await team.recordTopUp({ params, body: { amount_cents: 500_00, reference: 'VIR 1' } })
    const campaign = await team.openCampaignFor({
      params,
      body: {
        ...{ name: 'Travaux', zone: 'france', trade: 'crafts', price_cents: 60_00 },
        ...{ time_zone: 'Europe/Paris', hours: ALWAYS, daily_cap: 100, ring: '+33612345678' },
      },
    })
    for (const month of ['02', '03']) {
      stamping = 'signature'
      const id = await visitor.finish()
      const { version } = await team.readDossier({ params: { id } })
      await team.changeStatus({ params: { id }, body: { ...refused(), version } })
      stamping = 'avoir'
      await decisionLeft(deps, id, later())
      const at = new Date(`2026-${month}-10T10:00:00Z`)
      await bookPastCall(deps.db, {
        account_id: account,
        campaign_id: campaign.id,
        number: '+33189000001',
        at,
      })
      const billing = new Date(`2026-0${Number(month) + 1}-01T00:12:00Z`)
      stamping = 'leads'
      await invoiceLeads({ ...deps, clock: () => billing })
    }
    expect(seen).toEqual([
      ...['signature: ', 'avoir: FTN', 'leads: AV FTN'],
      ...['signature: AV FTN LP', 'avoir: AV FTN LP', 'leads: AV FTN LP'],
    ])
  },
)
