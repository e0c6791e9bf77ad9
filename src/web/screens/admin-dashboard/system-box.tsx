import styles from './admin-dashboard.module.css'
import { FIRST_PAGE, useInvoices, useSettings } from './list-queries'

/** The system info box of SPEC.md section 2. */
export function SystemBox() {
  const { data: settings } = useSettings()
  const { data: invoices } = useInvoices(FIRST_PAGE)
  return (
    <section aria-labelledby="systeme" className={styles.box}>
      <h2 id="systeme" className={styles.boxTitle}>
        Informations système
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Conservation des données</dt>
          <dd>{settings ? `${settings.retention_months} mois` : '–'}</dd>
        </div>
        <div>
          <dt>Factures générées</dt>
          <dd>{invoices ? invoices.total.toLocaleString('fr-FR') : '–'}</dd>
        </div>
        <div>
          <dt>E-mails</dt>
          <dd>{settings ? (settings.emails_leave ? 'envoyés par SMTP' : 'écrits dans un dossier') : '–'}</dd>
        </div>
      </dl>
    </section>
  )
}
