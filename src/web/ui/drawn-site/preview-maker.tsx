import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { postalAddressOf } from '~/domain/place/postal-address'
import { THEME_LABELS } from '~/domain/site/layout/look-labels'
import type { ExampleTrade } from '~/domain/trade/example-trade'
import { readDraft } from '../../form-draft'
import { Button } from '../actions/button'
import { pictures } from '../examples/pictures'
import { TextField } from '../forms/text-field'
import { DrawnSite } from './drawn-site'
import styles from './preview-maker.module.css'
import { useDrawnSite } from './use-drawn-site'

interface PreviewMakerProps {
  /** The example that is nearest: its trade stands first, and the visitor says his own. */
  trade: ExampleTrade
  name?: string
  town?: string | undefined
}

/** « Voici à quoi ressemblera votre site »: name, trade and town, drawn by what draws the sites, and kept nowhere. */
export function PreviewMaker({ trade: nearest, name: known = '', town: there = '' }: PreviewMakerProps) {
  const [name, setName] = useState(known)
  const [trade, setTrade] = useState(THEME_LABELS[nearest])
  const [city, setCity] = useState(there)
  // The firm that the simulator found by its SIRET.
  useEffect(() => {
    if (known) return
    const { company_name = '', address = '' } = readDraft('new-dossier')
    setName(before => before || String(company_name))
    setCity(before => before || (postalAddressOf(String(address))?.city ?? ''))
  }, [known])
  const { html, failed } = useDrawnSite({ name, trade, city })
  const fields = [
    ['apercu-nom', 'Nom de votre entreprise', 200, name, setName],
    ['apercu-metier', 'Votre métier', 100, trade, setTrade],
    ['apercu-commune', 'Votre commune', 100, city, setCity],
  ] as const
  return (
    <section aria-labelledby="apercu" className={styles.maker}>
      <div className={`stack-16 ${styles.words}`}>
        <h2 id="apercu">Voici à quoi ressemblera votre site</h2>
        <p className={styles.note} data-screen-only>
          Un aperçu, dessiné à mesure que vous écrivez. Ce que vous tapez ici n’est pas gardé.
        </p>
        <form className="stack-16" onSubmit={event => event.preventDefault()} data-screen-only>
          {fields.map(([id, label, maxLength, value, set]) => (
            <TextField
              key={id}
              name={id}
              label={label}
              optional
              maxLength={maxLength}
              autoComplete="off"
              value={value}
              onChange={event => set(event.target.value)}
            />
          ))}
        </form>
        <p role="status" className={styles.note}>
          {failed && 'L’aperçu n’a pas pu être dessiné. Il le sera dès que vous changerez un mot.'}
        </p>
        <p className={styles.ways} data-screen-only>
          <a href={`/exemples/${nearest}`}>Visiter un exemple complet</a>
          <Button look="quiet" icon={Printer} iconSize={18} onClick={() => window.print()}>
            Imprimer cette page
          </Button>
        </p>
      </div>
      <DrawnSite
        html={html}
        title={`Aperçu du site${name.trim() ? ` de ${name.trim()}` : ''}`}
        before={pictures[nearest].telephone}
      />
    </section>
  )
}
