import { ShieldCheck } from 'lucide-react'
import { useSite } from '~/web/site'
import styles from './data-protection-notice.module.css'

interface DataProtectionNoticeProps {
  /** What the data of this form serve, as the end of a sentence: « à préparer votre dossier d’aide ». */
  purpose: string
}

/** Stands beside every form that asks for personal data (RGPD, article 13). */
export function DataProtectionNotice({ purpose }: DataProtectionNoticeProps) {
  const { legal_name, dpo } = useSite()
  return (
    <aside className={styles.notice} aria-label="Protection de vos données">
      <ShieldCheck aria-hidden size={22} />
      <p>
        Vos données servent uniquement {purpose}. {legal_name} en est responsable et les conserve 12&nbsp;mois
        après la dernière activité. Vous pouvez les consulter, les corriger ou les faire effacer en écrivant à{' '}
        <a href={`mailto:${dpo.email}`}>{dpo.email}</a>.{' '}
        <a href="/confidentialite">Politique de confidentialité</a>
      </p>
    </aside>
  )
}
