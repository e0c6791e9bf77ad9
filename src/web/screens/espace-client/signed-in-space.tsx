import { CallsList } from './calls-list'
import { Campaigns } from './campaigns'
import type { Space } from './client-queries'
import styles from './espace-client.module.css'
import { Invoices } from './invoices'
import { Ledger } from './ledger'
import { QuoteRequests } from './quote-requests'
import { SpaceHead } from './space-head'

/** Everything that a client of the leads offer reads and does. */
export default function SignedInSpace({ space }: { space: Space }) {
  return (
    <div className={styles.space}>
      <SpaceHead space={space} />
      <Campaigns space={space} />
      <QuoteRequests />
      <CallsList />
      <Invoices companyName={space.company_name} />
      <Ledger available={space.available_cents} />
    </div>
  )
}
