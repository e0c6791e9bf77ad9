import { LockOpen } from 'lucide-react'
import {
  quoteNames,
  rangeWords,
  revealNames,
  sectorNames,
  wholeEuros,
  zoneNames,
} from '~/domain/international/lead-labels'
import {
  CALL_PRICES,
  CALL_ZONES,
  PREMIUM_CALL_CEILING_CENTS,
  PREMIUM_SECTORS,
  QUOTE_KINDS,
  QUOTE_PRICES,
  QUOTE_REVEALS,
} from '~/domain/international/lead-pricing'
import { useSite } from '~/web/site'
import { Section } from '~/web/ui/frame/section'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './tariffs.module.css'

/** The two price tables (specification A9): calls, and quote requests to unlock. */
export function Tariffs() {
  const { rates_note } = useSite()
  return (
    <Section
      id="tarifs"
      box="Tarifs"
      title="Le prix d’un contact, connu d’avance"
      lead="Un prix par contact, selon la zone et l’activité. Prix hors taxes. Rien d’autre à payer."
    >
      <div className={`stack-40 ${styles.tables}`}>
        <CallTariff />
        <QuoteTariff />
      </div>
      {rates_note && <p>{rates_note}</p>}
    </Section>
  )
}

function CallTariff() {
  return (
    <Sheet under={['jaune']} className={styles.sheet}>
      <table className={styles.table}>
        <caption>
          <span className={styles.caption}>Un appel qualifié</span>
          <span className={styles.note}>Pay Per Call&nbsp;: vous recevez l’appel en direct</span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Zone</th>
            <th scope="col">Prix par appel</th>
          </tr>
        </thead>
        <tbody>
          {CALL_ZONES.map(zone => (
            <tr key={zone}>
              <th scope="row">{zoneNames[zone]}</th>
              <td>{rangeWords(CALL_PRICES[zone])}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Secteurs premium</th>
            <td>jusqu’à {wholeEuros(PREMIUM_CALL_CEILING_CENTS)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.foot}>
        <h3>Secteurs premium</h3>
        <ul>
          {PREMIUM_SECTORS.map(sector => (
            <li key={sector}>{sectorNames[sector]}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function QuoteTariff() {
  return (
    <Sheet under={['bleu']} className={styles.sheet}>
      <table className={styles.table}>
        <caption>
          <span className={styles.caption}>Une demande de devis</span>
          <span className={styles.note}>Vous voyez le besoin, puis choisissez de le débloquer</span>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Activité</th>
            <th scope="col">Prix par demande</th>
          </tr>
        </thead>
        <tbody>
          {QUOTE_KINDS.map(kind => (
            <tr key={kind}>
              <th scope="row">{quoteNames[kind]}</th>
              <td>{rangeWords(QUOTE_PRICES[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <h3>
          <LockOpen aria-hidden size={20} /> Ce que le paiement débloque
        </h3>
        <ul>
          {QUOTE_REVEALS.map(reveal => (
            <li key={reveal}>{revealNames[reveal]}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
