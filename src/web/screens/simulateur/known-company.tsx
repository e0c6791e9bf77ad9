import keepScript from './keep-company.js?url'
import styles from './known-company.module.css'

/** What the public registry says of a firm, and the beginning of its site. */
export interface KnownCompany {
  siret: string
  company_name: string
  address: string
  /** « Boulangerie-pâtisserie »; null where its activity has no such name. */
  trade: string | null
  /** One page that runs nothing; null where it could not be drawn. */
  preview: string | null
}

/** The firm as it was found, and its own site, before anything is asked. This tab alone keeps it, for the dossier. */
export function KnownCompanySheet({ company: { preview, trade, ...kept } }: { company: KnownCompany }) {
  return (
    <section aria-labelledby="trouvee" className={styles.known} data-company={JSON.stringify(kept)}>
      <div className={`stack-4 ${styles.words}`}>
        <h2 id="trouvee" className={styles.name}>
          {kept.company_name}
        </h2>
        <p>
          {kept.address}
          {trade && <span className={styles.trade}> {trade}</span>}
        </p>
        <p className={styles.note}>
          D’après le registre public. Ce n’est pas votre entreprise&#8239;?{' '}
          <a href="/simulateur">Chercher un autre SIRET</a>
        </p>
      </div>
      {preview && (
        <iframe
          title={`Aperçu du site de ${kept.company_name}`}
          sandbox=""
          srcDoc={preview}
          className={styles.preview}
        />
      )}
      <script type="module" src={keepScript} />
    </section>
  )
}
