import { formatRate, formatSum } from '~/domain/text/french'
import { useSite } from '~/web/site'
import { MoneyLines } from '~/web/ui/money/money-lines'
import { Sheet } from '~/web/ui/paper/sheet'
import type { DossierState } from '../state'
import styles from './signing-summary.module.css'

/** The contract in large type, before its pages: who, how much, when it is due, and when it is not. */
export function SigningSummary({
  dossier,
  amounts: { ht, tva, ttc, vat_rate, vat_exemption, lines },
}: {
  dossier: DossierState
  amounts: NonNullable<DossierState['amounts']>
}) {
  const { legal_name } = useSite()
  return (
    <Sheet as="section" under={['vert']} aria-labelledby="en-bref" className={`stack-12 ${styles.summary}`}>
      <h2 id="en-bref" className="visually-hidden">
        En bref
      </h2>
      <p className={styles.parties}>
        <strong>{dossier.company_name}</strong> accepte, sous condition d’aide, la création d’un site internet
        avec IA intégrée par <strong>{legal_name}</strong>.
      </p>
      <p className={styles.amount}>{formatSum(ttc)} TTC</p>
      <p className="second-text">
        {formatSum(ht)} HT et {formatSum(tva)} de TVA ({formatRate(Math.round(vat_rate * 10_000))}).{' '}
        {vat_exemption}
      </p>
      {/* Once it is signed the settlement tells it, below. */}
      {!dossier.signed && (
        <MoneyLines id="argent" title="Ce que vous payez, et quand" lines={lines} level={3} />
      )}
    </Sheet>
  )
}
