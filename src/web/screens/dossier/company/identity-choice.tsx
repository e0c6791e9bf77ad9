import styles from './identity-choice.module.css'

interface IdentityChoiceProps {
  value: 'card' | 'passport'
  onChange: (value: 'card' | 'passport') => void
}

/** Both sides of a card, or a passport: one of the two is enough. */
export function IdentityChoice({ value, onChange }: IdentityChoiceProps) {
  const option = (own: 'card' | 'passport', words: string) => (
    <label className={styles.option}>
      <input type="radio" name="identity" checked={value === own} onChange={() => onChange(own)} />
      {words}
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Pièce d’identité du dirigeant</legend>
      {option('card', 'Carte d’identité (recto et verso)')}
      {option('passport', 'Passeport')}
    </fieldset>
  )
}
