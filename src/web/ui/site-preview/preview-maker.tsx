import { Printer } from 'lucide-react'
import { useState } from 'react'
import { memberOf } from '~/domain/closed-list'
import { EXAMPLE_TRADES, type ExampleTrade } from '~/domain/trade/example-trade'
import { Button } from '../actions/button'
import { SelectField } from '../forms/select-field'
import { TextField } from '../forms/text-field'
import styles from './preview-maker.module.css'
import { SitePreview } from './site-preview'
import { tradeWords } from './trade-words'

interface PreviewMakerProps {
  /** Shown first; the visitor may choose another. */
  trade: ExampleTrade
  name?: string
  town?: string | undefined
}

/** « Voici à quoi ressemblera votre site »: name and trade stay in the page, and are sent nowhere. */
export function PreviewMaker({ trade: first, name: known = '', town }: PreviewMakerProps) {
  const [trade, setTrade] = useState(first)
  const [name, setName] = useState(known)
  return (
    <section aria-labelledby="apercu" className={styles.maker}>
      <div className={styles.head}>
        <h2 id="apercu">Voici à quoi ressemblera votre site</h2>
        <p>Un aperçu. Ce que vous tapez ici reste dans cette page.</p>
      </div>
      <form className={styles.fields} onSubmit={event => event.preventDefault()} data-screen-only>
        <TextField
          id="apercu-nom"
          name="apercu-nom"
          label="Nom de votre entreprise"
          optional
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <SelectField
          id="apercu-metier"
          name="apercu-metier"
          label="Votre métier ressemble à"
          value={trade}
          onChange={event => setTrade(memberOf(EXAMPLE_TRADES, event.target.value, trade))}
        >
          {EXAMPLE_TRADES.map(one => (
            <option key={one} value={one}>
              {tradeWords[one].label}
            </option>
          ))}
        </SelectField>
      </form>
      <SitePreview trade={trade} name={name} town={town} />
      <p className={styles.ways} data-screen-only>
        <a href={`/exemples/${trade}`}>Visiter un exemple complet</a>
        <Button look="quiet" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
          Imprimer cette page
        </Button>
      </p>
    </section>
  )
}
