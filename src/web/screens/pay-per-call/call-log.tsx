import { PhoneIncoming, PhoneOff } from 'lucide-react'
import { billCalls, type Call } from '~/domain/international/call-bill'
import { lengthWords, rangeWords, zoneNames } from '~/domain/international/lead-labels'
import { callPrice, isCallBilled } from '~/domain/international/lead-pricing'
import { counted } from '~/domain/text/french'
import { Sheet } from '~/web/ui/paper/sheet'
import { Stamp } from '~/web/ui/paper/stamp'
import styles from './call-log.module.css'

const business = { zone: 'europe', trade: 'crafts' } as const

/** An invented day, on both sides of the border: what it costs is computed like any other bill. */
const day: (Call & { at: string })[] = [
  { at: '9\u00a0h 12', seconds: 12 },
  { at: '10\u00a0h 04', seconds: 29 },
  { at: '11\u00a0h 31', seconds: 30 },
  { at: '14\u00a0h 20', seconds: 167 },
  { at: '16\u00a0h 55', seconds: 365 },
].map(call => ({ ...business, ...call }))

/** An itemised statement of calls: each with its length, what came of it, and its price. */
export function CallLog() {
  const bill = billCalls(day)
  return (
    <Sheet
      as="section"
      under={['jaune', 'vert']}
      className={`stack-16 ${styles.sheet}`}
      aria-labelledby="releve"
    >
      <div className={styles.head}>
        <div>
          <h2 id="releve" className={styles.title}>
            Relevé d’appels
          </h2>
          <p className={styles.who}>Un plombier, zone {zoneNames[business.zone]}</p>
        </div>
        <Stamp>Exemple</Stamp>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Exemple de relevé&nbsp;: cinq appels d’une journée</caption>
        <thead>
          <tr>
            <th scope="col">Heure</th>
            <th scope="col">Durée</th>
            <th scope="col">Résultat</th>
            <th scope="col">Prix</th>
          </tr>
        </thead>
        <tbody>
          {day.map(call => (
            <CallLine key={call.at} call={call} />
          ))}
        </tbody>
      </table>
      <p className={styles.sum}>
        <span>
          {counted(bill.billed, 'appel')} {bill.billed > 1 ? 'facturés' : 'facturé'} sur {day.length}
        </span>
        <strong>{rangeWords(bill)}</strong>
      </p>
    </Sheet>
  )
}

function CallLine({ call }: { call: Call & { at: string } }) {
  const billed = isCallBilled(call.seconds)
  const Icon = billed ? PhoneIncoming : PhoneOff
  return (
    <tr data-billed={billed}>
      <th scope="row">{call.at}</th>
      <td>{lengthWords(call.seconds)}</td>
      <td>
        <span className={styles.outcome}>
          <Icon aria-hidden size={16} /> {billed ? 'Qualifié' : 'Trop court'}
        </span>
      </td>
      <td>{billed ? rangeWords(callPrice(call.zone, call.trade)) : '0\u00a0€'}</td>
    </tr>
  )
}
