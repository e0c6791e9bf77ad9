import { formatEuros, formatShortMoment } from '~/domain/text/french'
import styles from './admin-offre.module.css'
import { changesOf } from './changes-of'
import type { OfferVersion, ShownOffer } from './offer-calls'

/** Every version with who and when, and what it changed. */
export function OfferVersions({ offer: { versions, from_file } }: { offer: ShownOffer }) {
  const held = versions.filter(({ state }) => state === 'in-force')
  return (
    <section aria-labelledby="versions" className={styles.box}>
      <h2 id="versions">Versions</h2>
      <ol className="stack-16 bare-list">
        {versions.map(version => (
          <li key={version.version}>
            <p>
              <strong>
                Version {version.version}, {formatEuros(version.terms.price.net_cents)} HT
              </strong>
              <br />
              {whoWords(version)}
            </p>
            <ul className={`stack-4 ${styles.changes}`}>
              {changesOf(before(held, version) ?? from_file, version.terms).map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <p>
            <strong>Au départ, {formatEuros(from_file.price.net_cents)} HT</strong>
            <br />
            Ce que dit l’installation.
          </p>
        </li>
      </ol>
    </section>
  )
}

const before = (held: OfferVersion[], { version }: OfferVersion) =>
  held.find(one => one.version < version)?.terms

function whoWords({ state, by, at, confirmed_by, confirmed_at }: OfferVersion): string {
  const written = `Écrite par ${by} le ${formatShortMoment(new Date(at))}`
  if (state === 'withdrawn') return `${written}, retirée avant confirmation.`
  if (confirmed_by && confirmed_at)
    return `${written}, confirmée par ${confirmed_by} le ${formatShortMoment(new Date(confirmed_at))}.`
  return `${written}.`
}
