import { LoaderCircle } from 'lucide-react'
import { ButtonLink } from '~/web/ui/actions/button'
import filterScript from '~/web/ui/filter/filter.js?url'
import { PageFrame } from '~/web/ui/frame/page-frame'
import styles from './blog-article.module.css'

/** No such article; or one that could not be read, which is then asked for again at the address `failed`. */
export function ArticleNotFound({ failed }: { failed: string | null }) {
  return (
    <PageFrame width="text">
      <div className={`stack-16 to-start ${styles.missing}`}>
        <h1>Article non trouvé</h1>
        {failed === null ? <p>Il a peut-être changé d’adresse ou été retiré.</p> : <Retry address={failed} />}
        <ButtonLink to="/blog">Retour au blog</ButtonLink>
      </div>
    </PageFrame>
  )
}

function Retry({ address }: { address: string }) {
  return (
    <>
      <p>Il n’a pas pu être lu pour l’instant.</p>
      <p role="status" data-loading hidden>
        <LoaderCircle aria-hidden size={24} />
        <span>Chargement de l'article...</span>
      </p>
      <ButtonLink look="second" to={address} reloadDocument data-slow="Chargement de l'article...">
        Réessayer
      </ButtonLink>
      <script type="module" src={filterScript} />
    </>
  )
}
