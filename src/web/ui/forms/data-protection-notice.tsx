import { ShieldCheck } from 'lucide-react'
import { useSite } from '~/web/site'
import styles from './data-protection-notice.module.css'

interface DataProtectionNoticeProps {
  /** What the data of this form serve, as the end of a sentence: « à préparer votre dossier d’aide ». */
  purpose: string
  /** How long they are kept, where the law sets it and nobody may change them: « 10 ans, comme la loi l’exige ». */
  kept?: string
  /** Where they are kept so long by our own choice. */
  erasable?: boolean
}

/**
 * Stands beside every form that asks for personal data (RGPD, article 13). Its link opens a tab of its own: what
 * was typed beside it stays.
 */
export function DataProtectionNotice({ purpose, kept, erasable = !kept }: DataProtectionNoticeProps) {
  const { legal_name, dpo, retention_months } = useSite()
  return (
    <div role="note" className={styles.notice} aria-label="Protection de vos données">
      <ShieldCheck size={22} />
      <p>
        Vos données servent uniquement {purpose}. {legal_name} en est responsable et les conserve{' '}
        {kept ?? `${retention_months}\u00a0mois après la dernière activité`}. Vous pouvez les consulter
        {erasable && ', les corriger ou les faire effacer'} en écrivant à{' '}
        <a href={`mailto:${dpo.email}`}>{dpo.email}</a>.{' '}
        <a href="/confidentialite" target="_blank" rel="noreferrer">
          Politique de confidentialité<span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      </p>
    </div>
  )
}
