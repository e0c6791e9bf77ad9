import { TriangleAlert } from 'lucide-react'
import { numeral } from '~/domain/text/french'
import { useSettings } from '~/web/ui/admin/use-settings'
import styles from './notices.module.css'

/** What must not be overlooked before the site opens to the public (specification B1 and B6); pressed, each says how to mend it. */
export function Notices() {
  const { data: settings } = useSettings()
  const notices = [
    settings?.demonstration && {
      words: 'Identité de démonstration',
      help: 'Les factures n’engagent personne tant que l’identité de l’agence (fichier agency.json) n’est pas complétée.',
    },
    settings !== undefined &&
      settings.unsaid_terms.length > 0 && {
        words: 'Conditions de vente incomplètes',
        help: `L’article 3 des conditions générales ne peut pas tout dire\u00a0: complétez l’offre (fichier agency.json) avec ${settings.unsaid_terms.map(term => TERMS[term] ?? term).join(', ')}.`,
      },
    settings?.emails_leave === false && {
      words: 'Aucun e-mail ne part',
      help: 'Les messages sont écrits dans le dossier de données. Pour les envoyer, indiquez un serveur d’envoi (réglage SMTP_URL).',
    },
    settings !== undefined &&
      settings.held_calls > 0 && {
        words: `Demandes d’appel retenues\u00a0: ${numeral(settings.held_calls)}`,
        help: 'Trop de demandes sont arrivées à la fois pour votre boîte\u00a0: celles-ci attendent, avec nom, téléphone et heure, dans le journal, onglet E-mails. «\u00a0Renvoyer\u00a0» les envoie à l’équipe.',
      },
  ].filter(notice => notice !== undefined && notice !== false)
  return (
    <div className={`row-8 ${styles.notices}`}>
      {notices.map(({ words, help }) => (
        <details key={words} className={styles.notice}>
          <summary>
            <TriangleAlert aria-hidden size={16} /> {words}
          </summary>
          <p>{help}</p>
        </details>
      ))}
    </div>
  )
}

const TERMS: Record<string, string> = {
  included: 'ce qui est compris',
  content_ownership: 'la propriété des contenus',
  domain_ownership: 'le titulaire du nom de domaine',
  yearly_cost: 'le coût après la première année',
  commitment: 'la durée d’engagement',
  exit: 'la sortie',
}
