import type { ReactNode } from 'react'
import { formatIban, formatIsoDay, formatSum } from '~/domain/text/french'
import { CopyButton } from '~/web/ui/actions/copy-button'
import dossier from '../dossier.module.css'
import type { OwnSettlementState } from '../signing/own-settlement-state'
import styles from './transfer.module.css'

/** How to pay: the account and its reference to be copied on a telephone, the code to be scanned from a screen. */
export function Transfer({ id, settlement }: { id: string; settlement: OwnSettlementState }) {
  const { to_pay, due_on, payee, iban, bic, invoice_number } = settlement
  return (
    <section aria-labelledby="reglement" className={dossier.next}>
      <h4 id="reglement" tabIndex={-1}>
        Régler par virement
      </h4>
      <p>
        <strong>{formatSum(to_pay)}</strong>
        {due_on && ` au plus tard le ${formatIsoDay(due_on)}`}.
      </p>
      <div className={styles.transfer}>
        <dl className={`stack-8 ${styles.account}`}>
          <div>
            <dt>Bénéficiaire</dt>
            <dd>{payee}</dd>
          </div>
          <Copied name="IBAN" shown={formatIban(iban)} copied={iban} />
          <div>
            <dt>BIC</dt>
            <dd>{bic}</dd>
          </div>
          <Copied
            name="Référence"
            shown={<span className="code">{invoice_number}</span>}
            copied={invoice_number}
          />
        </dl>
        <figure className={styles.code}>
          {/* Drawn anew when a payment has changed what is left. */}
          <img
            key={to_pay}
            src={`/api/company/${encodeURIComponent(id)}/payment-code`}
            alt="Code QR du virement, à scanner avec l’application de votre banque"
            width={200}
            height={200}
          />
          <figcaption>Scannez ce code avec l’application de votre banque.</figcaption>
        </figure>
      </div>
    </section>
  )
}

/** A value of the account with its button. */
function Copied({ name, shown, copied }: { name: string; shown: ReactNode; copied: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{shown}</dd>
      <dd className={styles.copy}>
        <CopyButton name={name} text={copied} />
      </dd>
    </div>
  )
}
