import { TriangleAlert } from 'lucide-react'
import styles from './admin-dashboard.module.css'
import { useSettings } from './list-queries'

/** What must not be overlooked before the site opens to the public (DECISIONS.md sections 1 and 6). */
export function Notices() {
  const { data: settings } = useSettings()
  if (!settings) return null
  const notices = [
    settings.demonstration &&
      'Identité de démonstration\u00a0: les factures n’engagent personne tant que agency.json n’est pas complété.',
    !settings.emails_leave &&
      'Aucun e-mail ne part\u00a0: sans SMTP_URL, les messages sont écrits dans le dossier de données.',
  ].filter(words => words !== false)
  if (notices.length === 0) return null
  return (
    <ul className={styles.notices}>
      {notices.map(words => (
        <li key={words}>
          <TriangleAlert aria-hidden size={16} /> {words}
        </li>
      ))}
    </ul>
  )
}
