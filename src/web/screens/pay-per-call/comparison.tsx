import { Check } from 'lucide-react'
import { BORDER, rangeWords } from '~/domain/international/lead-labels'
import { LEAD_PRICES } from '~/domain/international/lead-pricing'
import { Section } from '~/web/ui/frame/section'
import styles from './comparison.module.css'

const lines = [
  {
    topic: 'Paiement',
    ours: `Au contact qualifié, de ${rangeWords(LEAD_PRICES)}`,
    usual: 'Au clic ou au mois, que le téléphone sonne ou non',
  },
  {
    topic: 'Contacts',
    ours: 'Exclusifs\u00a0: transmis à vous seul',
    usual: 'Souvent partagés entre plusieurs entreprises',
  },
  {
    topic: 'Qualité',
    ours: `Qualifiés par IA\u202f; moins de ${BORDER}, rien n’est facturé`,
    usual: 'Le tri reste à votre charge',
  },
  {
    topic: 'Engagement',
    ours: 'Aucun, et pas d’abonnement',
    usual: 'Souvent un contrat au mois ou à l’année',
  },
  {
    topic: 'Portée',
    ours: 'Europe, Moyen-Orient, Afrique, Canada, Amérique',
    usual: 'Variable selon le support choisi',
  },
]

/**
 * Payment, leads, quality, commitment and reach, beside what advertising usually asks. The roles are
 * written out: on a telephone the table is laid out as blocks, and would lose them.
 */
export function Comparison() {
  return (
    <Section id="comparaison" box="Comparaison" title="Face à la publicité classique">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: kept where display is not that of a table */}
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">
          Pay Per Call et devis comparés à la publicité et aux annuaires
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">Critère</span>
            </th>
            <th scope="col" role="columnheader">
              Pay Per Call et devis
            </th>
            <th scope="col" role="columnheader">
              Publicité, annuaires
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map(({ topic, ours, usual }) => (
            <tr key={topic} role="row">
              <th scope="row" role="rowheader">
                {topic}
              </th>
              <td role="cell" className={styles.ours}>
                <Check aria-hidden size={20} strokeWidth={3} />
                {ours}
              </td>
              <td role="cell" className={styles.usual}>
                {usual}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: kept where display is not that of a table */}
    </Section>
  )
}
