import { Pencil } from 'lucide-react'
import { ButtonLink } from '~/web/ui/actions/button'
import { QUICK_ACT_LABELS, QUICK_ACTS } from '~/web/ui/site-editor/quick-act'
import styles from './mon-site.module.css'
import type { PartProps } from './part-props'

/** What is changed most, each one press away, and the whole site to change. */
export function EditPart({ site }: PartProps) {
  const to = `/mon-site/modifier?site=${site}`
  return (
    <section data-screen-only aria-labelledby="modifier" className={`stack-16 ${styles.part}`}>
      <h2 id="modifier">Modifier mon site</h2>
      <ul className={`stack-8 bare-list ${styles.acts}`}>
        {QUICK_ACTS.map(act => (
          <li key={act}>
            <ButtonLink look="second" to={`${to}&acte=${act}`}>
              {QUICK_ACT_LABELS[act]}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={to} icon={Pencil} iconSize={18}>
          Modifier tout le site
        </ButtonLink>
      </p>
    </section>
  )
}
