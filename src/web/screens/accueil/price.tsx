import { invoiceAmounts } from '~/domain/invoice/invoice'
import { formatEuros, formatRate } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { Section } from '~/web/ui/frame/section'
import { Receipt } from '~/web/ui/paper/receipt'
import styles from './price.module.css'

/** What is paid and what is not, as a receipt; then the terms that agency.json states, and only those. */
export function Price() {
  const { net_cents, vat_cents, gross_cents, vat_basis_points } = invoiceAmounts()
  return (
    <Section id="prix" box="Prix" title="Ce que vous payez, et quand">
      <div className={styles.price}>
        <div className={styles.paper}>
          <Receipt
            caption="Facture transition numérique"
            lines={[
              { label: 'Site internet avec IA intégrée', amount: `${formatEuros(net_cents)} HT` },
              { label: `TVA ${formatRate(vat_basis_points)}`, amount: formatEuros(vat_cents) },
              { label: 'Total TTC', amount: formatEuros(gross_cents), total: true },
            ]}
          >
            <p className={styles.now}>
              <span>À payer avant la décision</span> <strong>{formatEuros(0)}</strong>
            </p>
          </Receipt>
        </div>
        <div className={styles.words}>
          <h3>Aide accordée</h3>
          <p>
            La facture devient exigible : c’est elle que l’aide finance, jusqu’à 100 %, sous réserve
            d’acceptation du dossier.
          </p>
          <h3>Aide refusée</h3>
          <p>La facture est annulée par un avoir. Vous ne devez rien, et vous gardez votre liberté.</p>
          <h3>Dans tous les cas</h3>
          <ul>
            <li>Aucun acompte, aucune carte bancaire demandée.</li>
            <li>Votre RIB sert au dossier d’aide : il n’autorise aucun prélèvement.</li>
            <OfferTerms />
          </ul>
        </div>
      </div>
    </Section>
  )
}

function OfferTerms() {
  const { offer } = useSite()
  const terms = [
    ...(offer.included ?? []),
    offer.yearly_cost,
    offer.domain_ownership,
    offer.content_ownership,
    offer.commitment,
    offer.exit,
  ].filter(term => term !== undefined)
  return terms.map(term => <li key={term}>{term}</li>)
}
