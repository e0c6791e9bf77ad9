import { Check } from 'lucide-react'
import { SORT_COUNT, type SortName } from '~/domain/dossier/pieces/document-kind'
import { numeral } from '~/domain/text/french'
import { Sheet } from '~/web/ui/paper/sheet'
import styles from './requirements.module.css'

const documents: Record<SortName, { name: string; detail: string }> = {
  identity: {
    name: 'Pièce d’identité du dirigeant',
    detail: 'Carte d’identité recto et verso, ou passeport.',
  },
  urssaf: {
    name: 'Attestation URSSAF de moins de 3\u00a0mois',
    detail: 'Dite «\u00a0attestation de vigilance\u00a0», à télécharger dans votre espace en ligne URSSAF.',
  },
  rib: {
    name: 'RIB professionnel',
    detail: 'Celui du compte de l’entreprise. Il n’autorise aucun prélèvement.',
  },
  kbis: {
    name: 'Extrait Kbis ou avis de situation SIRENE',
    detail: 'L’avis SIRENE convient aux micro-entreprises et aux associations.',
  },
}

const criteria = [
  { name: 'Immatriculée en France', detail: 'Avec un numéro SIRET actif.' },
  { name: 'Moins de 250\u00a0personnes', detail: 'À partir de 250, l’aide n’est pas ouverte.' },
  {
    name: 'Moins de 50\u00a0M€ de chiffre d’affaires ou de 43\u00a0M€ de bilan',
    detail: 'L’un des deux suffit.',
  },
  { name: 'Situation fiscale et sociale à jour', detail: 'Impôts, TVA et cotisations.' },
]

/** The mandatory documents and the criteria (specification A5), side by side. */
export function Requirements() {
  return (
    <section aria-label="Documents et critères" className={styles.ground}>
      <div className={`stack-40 ${styles.inside}`}>
        <List
          id="documents"
          title="Les documents à préparer"
          lead={`${numeral(SORT_COUNT)} sortes de pièces, à photographier ou à envoyer en PDF.`}
          tone="jaune"
          items={Object.values(documents)}
        />
        <List
          id="criteres"
          title="Les critères d’éligibilité"
          lead="Les remplir rend potentiellement éligible&#8239;; l’aide reste soumise à l’acceptation du dossier."
          tone="bleu"
          items={criteria}
        />
      </div>
    </section>
  )
}

interface ListProps {
  id: string
  title: string
  lead: string
  tone: 'jaune' | 'bleu'
  items: { name: string; detail: string }[]
}

function List({ id, title, lead, tone, items }: ListProps) {
  return (
    <Sheet as="section" under={[tone]} className={styles.sheet} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={`bare-list ${styles.items}`}>
        {items.map(({ name, detail }) => (
          <li key={name} className={`stack-16 ${styles.item}`}>
            <span className={styles.box} style={{ background: `var(--feuillet-${tone})` }}>
              <Check aria-hidden size={20} strokeWidth={3} />
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
