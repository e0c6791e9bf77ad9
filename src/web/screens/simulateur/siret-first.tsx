import { Search } from 'lucide-react'
import { Button } from '~/web/ui/actions/button'
import { DataProtectionNotice } from '~/web/ui/forms/data-protection-notice'
import { TextField } from '~/web/ui/forms/text-field'
import keepScript from './keep-company.js?url'
import styles from './question-screen.module.css'

/** A SIRET that led to no firm: what was typed, and what to do. */
export interface RefusedSiret {
  typed: string
  /** What the dossier begins with all the same; null where it is no SIRET, or a closed one. */
  siret: string | null
  problem: string
}

/** The shortest answer: the registry knows name, town and trade. Sent in the body, so that no address ever holds it. */
export function SiretFirst({ refused, later }: { refused: RefusedSiret | undefined; later: string }) {
  return (
    <section
      className={`stack-16 ${styles.siret}`}
      aria-labelledby="siret-titre"
      data-company={refused?.siret ? JSON.stringify({ siret: refused.siret }) : undefined}
    >
      <h2 id="siret-titre" className={styles.siretTitle}>
        Oui&nbsp;: donnez son SIRET
      </h2>
      <form method="post" action="/simulateur" noValidate className={`stack-24 ${styles.siretForm}`}>
        <TextField
          label="SIRET"
          hint="14 chiffres. Nom, adresse et métier viennent du registre public."
          name="siret"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          defaultValue={refused?.typed}
          error={refused?.problem}
        />
        <div className={styles.ways}>
          <Button type="submit" icon={Search}>
            Trouver mon entreprise
          </Button>
          <Button type="submit" form={later} name="france" value="oui" look="second">
            Plus tard
          </Button>
        </div>
        <DataProtectionNotice
          purpose="à retrouver votre entreprise dans le registre public"
          kept="le temps de cet envoi"
        />
      </form>
      {refused?.siret && <script type="module" src={keepScript} />}
    </section>
  )
}
