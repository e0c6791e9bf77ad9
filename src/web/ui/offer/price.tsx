import { invoiceAmounts } from '~/domain/invoice/amounts'
import { moneyLine } from '~/domain/invoice/money-line'
import { moneyBefore } from '~/domain/invoice/money-words'
import { OFFER } from '~/domain/invoice/offer'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import { formatEuros, formatRate } from '~/domain/text/french'
import { Section } from '../frame/section'
import { MoneyLines } from '../money/money-lines'
import { Receipt } from '../paper/receipt'
import styles from './price.module.css'

/** What the second sum of the specification grants at most, in cents: « jusqu’à 2 500 € ». */
const PARTIAL_AID_CENTS = 250_000

/** What of the offer the page says; the administration's preview shows another one than today's. */
type PricedOffer = Pick<OfferTerms, 'price' | 'offer'>

/** Who pays what, and when: one receipt for each decision; then the terms that agency.json states, and only those. */
export function Price({ on }: { on: PricedOffer }) {
  const price = invoiceAmounts(on.price.net_cents, OFFER.vat_basis_points, null)
  const { net_cents, vat_cents, gross_cents, vat_basis_points } = price
  const left = (cents: number) => {
    const grant = { cents, body: '', decided_on: '', paid_to: 'agency' } as const
    return formatEuros(
      moneyLine({ price, grant, noticeAt: null, payments: [], cancelled: false }).left?.gross_cents ?? 0,
    )
  }
  const bill = [
    { label: 'Site internet avec IA intégrée, HT', amount: formatEuros(net_cents), room: 'wide' },
    { label: `TVA ${formatRate(vat_basis_points)}`, amount: formatEuros(vat_cents), room: 'wide' },
    { label: 'Facture TTC', amount: formatEuros(gross_cents), room: 'narrow' },
  ] as const
  return (
    <Section
      id="prix"
      box="Qui paie quoi"
      title="La même facture, trois décisions"
      lead="Avant la décision de l’organisme, vous ne payez rien. Après, voici ce que devient la facture que vous avez signée."
    >
      <MoneyLines id="argent" title="Qui avance quoi, et quand" lines={moneyBefore(price)} level={3} />
      <div className={`stack-24 ${styles.states}`}>
        <div className={`stack-24 ${styles.state}`} data-tone="vert">
          <h3>
            Aide accordée, <span>pour tout le montant HT</span>
          </h3>
          <Receipt
            caption="Jusqu’à 100&nbsp;% du site"
            lines={[
              ...bill,
              { label: 'Aide publique', amount: `− ${formatEuros(net_cents)}` },
              { label: 'Reste à payer', amount: left(net_cents), total: true },
            ]}
          >
            <p className={styles.when}>
              La TVA seule, à l’échéance écrite sur la facture. Si vous la récupérez, le coût final est de{' '}
              {'0\u00a0€'}.
            </p>
          </Receipt>
        </div>
        <div className={`stack-24 ${styles.state}`} data-tone="jaune">
          <h3>
            Aide accordée, <span>en partie</span>
          </h3>
          <Receipt
            caption="Jusqu’à 2&#8239;500&nbsp;€, par exemple"
            lines={[
              ...bill,
              { label: 'Aide publique', amount: `− ${formatEuros(PARTIAL_AID_CENTS)}` },
              { label: 'Reste à payer', amount: left(PARTIAL_AID_CENTS), total: true },
            ]}
          >
            <p className={styles.when}>
              Seulement si vous choisissez de continuer&nbsp;: sinon, ou sans réponse sous 15&nbsp;jours, un
              avoir annule la facture. Reste à charge zéro seulement si l’aide couvre la facture.
            </p>
          </Receipt>
        </div>
        <div className={`stack-24 ${styles.state}`} data-tone="rose">
          <h3>Aide refusée</h3>
          <Receipt
            caption="La facture est annulée"
            lines={[
              ...bill,
              { label: 'Avoir du même montant', amount: `− ${formatEuros(gross_cents)}` },
              { label: 'Reste à payer', amount: formatEuros(0), total: true },
            ]}
          >
            <p className={styles.when}>
              Rien, jamais. L’avoir vous est envoyé le jour où le refus est enregistré, et vous gardez votre
              liberté.
            </p>
          </Receipt>
        </div>
      </div>
      <div className={styles.words}>
        <p>
          <strong>Vous ne récupérez pas la TVA&#8239;?</strong> Micro-entreprise en franchise,
          association&nbsp;: elle reste à votre charge si l’aide ne la couvre pas, soit{' '}
          {formatEuros(vat_cents)} en métropole. Vous choisissez alors de continuer ou de renoncer, comme
          chaque fois que l’aide ne couvre pas toute la facture.
        </p>
        <ul>
          <li>Aucun acompte, aucune carte bancaire demandée.</li>
          <li>Votre RIB sert au dossier d’aide&nbsp;: il n’autorise aucun prélèvement.</li>
          <Terms offer={on.offer} />
        </ul>
      </div>
    </Section>
  )
}

function Terms({ offer }: Pick<PricedOffer, 'offer'>) {
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
