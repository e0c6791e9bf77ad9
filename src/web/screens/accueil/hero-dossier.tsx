import styles from './hero-dossier.module.css'

const ticked = [
  'Immatriculée en France',
  'Moins de 250\u00a0personnes',
  'Situation fiscale et sociale à jour',
]
const holes = Array.from({ length: 17 }, (_, index) => 52 + index * 24)
const petals = Array.from({ length: 12 }, (_, index) => index * 15)

/** A filled dossier on its carbon copies, with the stamp of the answer. An example, and says so. */
export function HeroDossier() {
  return (
    <svg viewBox="0 0 480 500" className={styles.drawing} aria-hidden="true" focusable="false">
      <g stroke="#16181d" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M92 60h340v410H92z" fill="#dcefe2" transform="rotate(5 262 265)" />
        <path d="M82 52h340v410H82z" fill="#fbe4df" transform="rotate(2.6 252 257)" />
        <path d="M70 44h340v410H70z" fill="#fff1b8" transform="rotate(.6 240 249)" />
        <path d="M60 36h340v410H60z" fill="#fff" />
        <path d="M60 92h340M60 148h340M60 204h340M60 338h340M230 148v56" strokeWidth="1" />
        <path d="M84 36v410" strokeWidth="1" strokeDasharray="3 5" stroke="#857f70" />
      </g>
      <g fill="#fcfaf5" stroke="#857f70">
        {holes.map(y => (
          <circle key={y} cx="72" cy={y} r="4" />
        ))}
      </g>
      <g className={styles.text}>
        <text x="98" y="71" className={styles.heading}>
          Dossier d’aide
        </text>
        <text x="386" y="71" textAnchor="end" className={styles.label}>
          Exemple
        </text>
        <text x="98" y="112" className={styles.label}>
          Entreprise
        </text>
        <text x="98" y="135" className={styles.value}>
          Menuiserie du Canal
        </text>
        <text x="98" y="168" className={styles.label}>
          Projet
        </text>
        <text x="98" y="191" className={styles.value}>
          Site avec IA
        </text>
        <text x="242" y="168" className={styles.label}>
          Effectif
        </text>
        <text x="242" y="191" className={styles.value}>
          6&nbsp;personnes
        </text>
        {ticked.map((words, index) => (
          <g key={words} transform={`translate(98 ${222 + index * 36})`}>
            <path d="M0 0h20v20H0z" fill="#e4e9fb" stroke="#16181d" />
            <path d="m4 10 5 5L18-2" fill="none" stroke="#2438a6" strokeWidth="3" strokeLinecap="round" />
            <text x="32" y="16" className={styles.value}>
              {words}
            </text>
          </g>
        ))}
        <text x="98" y="362" className={styles.label}>
          À payer avant la décision
        </text>
        <text x="98" y="402" className={styles.amount}>
          0,00&nbsp;€
        </text>
      </g>
      <g transform="translate(322 392)" fill="none" stroke="#2438a6" strokeWidth=".75" opacity=".6">
        {petals.map(angle => (
          <ellipse key={angle} rx="42" ry="15" transform={`rotate(${angle})`} />
        ))}
        <circle r="43" />
      </g>
      <g transform="translate(374 436) rotate(-8)" fill="none" stroke="#7a4e00">
        <rect x="-98" y="-36" width="196" height="72" rx="6" strokeWidth="3" fill="#fff" fillOpacity=".9" />
        <rect x="-92" y="-30" width="184" height="60" rx="3" strokeWidth="1.25" />
        <text y="-9" textAnchor="middle" className={styles.stampSmall}>
          RÉPONSE D’ÉLIGIBILITÉ
        </text>
        <text y="21" textAnchor="middle" className={styles.stampLarge}>
          SOUS 24&nbsp;H
        </text>
      </g>
    </svg>
  )
}
