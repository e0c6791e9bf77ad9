import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { countriesLike, countryCode } from '~/domain/place/country'
import { TextField } from '~/web/ui/forms/text-field'
import styles from './country-field.module.css'

interface CountryFieldProps {
  name: string
  label: ReactNode
  value: string
  error?: string | undefined
  required?: boolean
  onChange: (country: string) => void
}

const LIST = 'country-list'
const optionId = (index: number) => `${LIST}-${index}`

/**
 * An editable combobox (WAI-ARIA, list autocomplete): proposes the countries that go with what is typed,
 * and takes any other words as they are.
 */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const settled = countryCode(value) !== null
  const proposed = open ? countriesLike(settled ? '' : value) : []
  const shown = proposed.length > 0

  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function choose(country: string) {
    onChange(country)
    close()
  }
  function close() {
    setOpen(false)
    setActive(-1)
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = proposed[active]
    if (step) {
      event.preventDefault()
      if (!open) return setOpen(true)
      setActive(next(active, step, proposed.length))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen.name)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div ref={box} className={styles.box}>
      <TextField
        {...field}
        hint="Tapez les premières lettres, ou écrivez librement"
        autoComplete="country-name"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? LIST : undefined}
        aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
        value={value}
        onChange={event => {
          onChange(event.target.value)
          setActive(-1)
          // A browser that fills the whole form writes here without coming here.
          setOpen(document.activeElement === event.target && event.target.value.trim() !== '')
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {shown && (
        <div id={LIST} role="listbox" aria-label="Pays proposés" className={styles.list}>
          {proposed.map(({ code, name }, index) => (
            // biome-ignore lint/a11y: the keys are heard by the text field
            <div
              key={code}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(name)}
            >
              {name}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {shown && `${proposed.length} pays proposés`}
      </p>
    </div>
  )
}

/** Round and round, from nothing to the first or the last. */
function next(active: number, step: number, length: number): number {
  if (active < 0) return step > 0 ? 0 : length - 1
  return (active + step + length) % length
}
