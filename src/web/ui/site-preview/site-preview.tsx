import type { ExampleTrade } from '~/domain/trade/example-trade'
import { KeepTogether } from '../prose/keep-together'
import { lookOf } from './look'
import styles from './site-preview.module.css'
import { TradeDrawing } from './trade-drawing'
import { tradeWords } from './trade-words'

interface SitePreviewProps {
  trade: ExampleTrade
  /** As typed; empty: a place is kept for it. */
  name: string
  /** Shown where it is known; otherwise a place is kept for it. */
  town?: string | undefined
}

/**
 * What the firm's site might look like: drawn from its trade and its name, and from nothing else. What only the
 * firm knows — telephone, hours, pictures, opinions — is an empty place that says so.
 */
export function SitePreview({ trade, name, town }: SitePreviewProps) {
  const look = lookOf(trade, name)
  const shown = name.trim() || 'Votre entreprise'
  const { headline, services } = tradeWords[trade]
  const { ground, ink, accent, onAccent } = look.palette
  return (
    <figure className={styles.preview}>
      <div
        className={styles.window}
        style={{
          '--p-fond': ground,
          '--p-encre': ink,
          '--p-accent': accent,
          '--p-sur-accent': onAccent,
        }}
      >
        <p className={styles.address}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <span>Exemple</span>
        </p>
        <div className={styles.site} data-arrangement={look.arrangement} data-trade={trade}>
          <div className={styles.bar}>
            <Emblem shape={look.emblem} turn={look.turn} initials={look.initials} />
            <strong>{shown}</strong>
            <span className={styles.slot}>Votre téléphone</span>
          </div>
          <div className={styles.words}>
            <p className={styles.town}>{town || 'Votre ville'}</p>
            <p className={styles.name}>{shown}</p>
            <p className={styles.headline}>{headline}</p>
            <p className={styles.button}>Demander un devis</p>
          </div>
          <div className={styles.drawing}>
            <TradeDrawing trade={trade} />
          </div>
          <ul className={styles.services}>
            {services.map(service => (
              <li key={service}>{service}</li>
            ))}
            <li className={styles.slot}>Vos photos</li>
            <li className={styles.slot}>Vos horaires</li>
          </ul>
          <p className={styles.assistant}>
            Bonjour, je réponds pour {shown}. <KeepTogether>De quoi avez-vous besoin ?</KeepTogether>
          </p>
        </div>
      </div>
      <figcaption className={styles.caption}>
        Aperçu dessiné d’après votre métier et votre nom. Ni avis, ni photo, ni numéro inventés : les cadres
        en pointillé sont pour vous.
      </figcaption>
    </figure>
  )
}

const outlines = {
  round: 'M24 2a22 22 0 1 0 0 44 22 22 0 0 0 0-44z',
  arch: 'M4 46V24a20 20 0 0 1 40 0v22z',
  diamond: 'm24 1 23 23-23 23L1 24z',
  square: 'M4 4h40v40H4z',
}

function Emblem({ shape, turn, initials }: { shape: keyof typeof outlines; turn: number; initials: string }) {
  return (
    <svg viewBox="0 0 48 48" className={styles.emblem} aria-hidden="true" focusable="false">
      <path d={outlines[shape]} transform={`rotate(${turn} 24 24)`} />
      <text x="24" y="30" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
