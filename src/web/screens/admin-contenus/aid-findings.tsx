import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { findingWords, originWords } from '~/domain/aids/aid-source-words'
import { counted, formatShortDay } from '~/domain/text/french'
import { adminApi } from '~/web/admin-api'
import styles from './aid-sources.module.css'

export const useAidFindings = () =>
  useQuery({ queryKey: ['admin', 'aids', 'findings'], queryFn: adminApi.aidFindings })

/** What the nightly watch of sources asks the team to read; nothing where it runs and found nothing. */
export function AidFindings() {
  const { data } = useAidFindings()
  if (!data) return null
  const { findings, asked_at, watching } = data
  return (
    <section className={`stack-8 ${styles.findings}`} aria-labelledby="sources-a-relire">
      <h2 id="sources-a-relire">
        {findings.length === 0 ? 'Sources des aides' : `${counted(findings.length, 'source')} à relire`}
      </h2>
      <p className={styles.since}>
        <RefreshCw aria-hidden size={14} />
        {watching
          ? asked_at === null
            ? 'La veille passe chaque nuit\u00a0; elle n’a encore rien lu.'
            : `Dernier passage de la veille\u00a0: ${formatShortDay(new Date(asked_at))}.`
          : 'La veille est arrêtée\u00a0: les sources sont relues à la main (réglage AIDS_WATCH).'}
        {watching && findings.length === 0 && asked_at !== null && ' Rien à relire.'}
      </p>
      {findings.length > 0 && (
        <ul className={`stack-8 ${styles.list}`}>
          {findings.map(({ aid_id, name, origin, finding, found_at }) => (
            <li key={`${aid_id} ${origin}`}>
              <Link to={`/admin-dashboard/contenus/aides/${aid_id}#sources`}>{name}</Link>
              <span>
                {findingWords[finding]}
                {origin === 'register' && ` (${originWords.register})`}, vu le{' '}
                {formatShortDay(new Date(found_at))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
