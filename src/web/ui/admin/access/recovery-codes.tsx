import { saveBlob } from '~/web/save-file'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import styles from './recovery-codes.module.css'

/** Shown once: each lets in once in place of the application's code. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const save = () =>
    saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'codes-de-secours.txt')
  return (
    <>
      <p>
        Gardez-les en lieu sûr&nbsp;: ils ne seront plus affichés. Chacun remplace une fois le code de votre
        application, si vous perdez votre téléphone.
      </p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`stack-12 to-start ${styles.ways}`}>
        <AdminButton onClick={save}>Enregistrer les codes</AdminButton>
        <AdminButton look="first" onClick={onKept}>
          Je les ai gardés
        </AdminButton>
      </div>
    </>
  )
}
