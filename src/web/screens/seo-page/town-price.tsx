import { euros } from '~/domain/aids/aid-words'
import { formatEuros, formatRate } from '~/domain/text/french'
import { Receipt } from '~/web/ui/paper/receipt'
import type { Town } from './town'
import styles from './town-text.module.css'

/** What the site costs a firm of that town, with the VAT of its territory, and who pays which part. */
export function TownPrice({ town: { at, price, aid } }: { town: Town }) {
  if (!price) return null
  const vat =
    price.vat_basis_points === 0
      ? { label: 'TVA, non applicable dans ce département', amount: formatEuros(0) }
      : { label: `TVA à ${formatRate(price.vat_basis_points)}`, amount: formatEuros(price.vat_cents) }
  return (
    <section aria-labelledby="prix" className={`stack-16 ${styles.part}`}>
      <h2 id="prix">Le prix {at}, et qui le paie</h2>
      <Receipt
        caption="Un site avec IA intégrée"
        lines={[
          { label: 'Hors taxes', amount: formatEuros(price.net_cents) },
          vat,
          { label: 'Total', amount: formatEuros(price.gross_cents), total: true },
        ]}
      >
        <p>
          {aid ? (
            <>
              <a href={aid.path}>{aid.name}</a>
              &nbsp;: jusqu’à {euros(aid.most)}, sous réserve d’acceptation. Le reste, {euros(aid.rest)} HT au
              moins, est pour vous.
            </>
          ) : (
            <>Sans aide accordée, la facture est annulée et rien n’est dû.</>
          )}{' '}
          <a href="/simulateur">Vérifier mon éligibilité</a>
        </p>
      </Receipt>
    </section>
  )
}
