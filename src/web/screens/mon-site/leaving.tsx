import { Download } from 'lucide-react'
import { followUpApi } from '~/web/follow-up-api'
import { saveAnswer, saveBlob } from '~/web/save-file'
import { Button } from '~/web/ui/actions/button'
import { useAttempt } from '~/web/ui/forms/use-form'
import styles from './mon-site.module.css'
import { useOwnSite } from './owner-queries'
import type { PartProps } from './part-props'

const tell = () => 'Ce fichier n’a pas pu être téléchargé. Veuillez réessayer.'

/** The site to take along; what we do not serve is not ours to give. */
export function Leaving({ site }: PartProps) {
  const published = useOwnSite(site).data?.published
  const { busy, problem, attempt } = useAttempt(tell)
  if (!published) return null
  const save = () =>
    attempt(async () => saveAnswer(await followUpApi.ownerSiteArchive({ params: { site } }), 'mon-site.zip'))
  const saveData = () =>
    attempt(async () => {
      const held = await followUpApi.ownerOwnData({ params: { site } })
      saveBlob(new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }), 'mes-donnees.json')
    })
  return (
    <section data-screen-only aria-labelledby="emporter" className={`stack-16 ${styles.part}`}>
      <h2 id="emporter">Emporter votre site</h2>
      <p>
        Tout ce que montre votre site, dans un fichier ZIP que n’importe quel hébergeur peut mettre en ligne.
        Et ce que nous gardons de vous et de votre site, dans un fichier pour vos archives.
      </p>
      <p>
        Chez un autre hébergeur, ses pages se lisent telles quelles, mais son formulaire, son assistant et
        «&nbsp;Signaler un contenu&nbsp;» n’envoient plus rien, et elles nomment encore son adresse
        d’aujourd’hui et notre hébergement&nbsp;: c’est à reprendre là-bas.
      </p>
      <p className={styles.ways}>
        <Button look="second" busy={busy} icon={Download} iconSize={18} onClick={() => void save()}>
          Télécharger mon site (ZIP)
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => void saveData()}>
          Télécharger mes données
        </Button>
        {problem && <span role="alert">{problem}</span>}
      </p>
    </section>
  )
}
