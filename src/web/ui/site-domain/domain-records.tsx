import { localMinute } from '~/domain/site/territory-clock'
import { CopyButton } from '../actions/copy-button'
import slips from '../paper/slips.module.css'
import type { Domain } from './domain-calls'
import styles from './site-domain.module.css'

/** What the owner makes where he bought the name, each with its buttons, and whether it was seen. */
export function DomainRecords({
  domain: { name, records, looked_at },
  postalCode,
}: {
  domain: Domain
  postalCode: string | null
}) {
  return (
    <>
      <p>
        À créer chez le vendeur de <strong>{name}</strong>, dans la zone DNS&nbsp;:
      </p>
      <ul className="stack-12 bare-list">
        {records.map(({ type, host, value, seen }) => (
          <li key={`${type} ${host} ${value}`} className={`stack-8 ${slips.slip}`}>
            <p className={`row-8 ${styles.kind}`}>
              <strong>{type}</strong>{' '}
              {looked_at && <span data-seen={seen}>{seen ? 'vu' : 'pas encore vu'}</span>}
            </p>
            <dl className={`stack-8 ${styles.parts}`}>
              <Part name="Nom" text={host} of={`${type} ${host}`} />
              <Part name="Valeur" text={value} of={`${type} ${host}`} />
            </dl>
          </li>
        ))}
      </ul>
      <p className="second-text">
        Certains vendeurs veulent le nom sans le domaine&nbsp;: «&nbsp;www&nbsp;» pour www.exemple.fr,
        «&nbsp;@&nbsp;» ou rien pour exemple.fr. Une ligne de même nom et de même type, déjà là, se remplace.
        Laissez les autres, surtout les MX&nbsp;: vos e-mails en dépendent.
      </p>
      {looked_at && <p className="second-text">Vérifié le {localMinute(new Date(looked_at), postalCode)}.</p>}
    </>
  )
}

function Part({ name, text, of }: { name: string; text: string; of: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{text}</dd>
      <dd>
        <CopyButton name={`${name.toLowerCase()}, ${of}`} text={text} />
      </dd>
    </div>
  )
}
