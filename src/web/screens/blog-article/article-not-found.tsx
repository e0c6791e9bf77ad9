import { ButtonLink } from '~/web/ui/actions/button'
import { PageFrame } from '~/web/ui/frame/page-frame'
import styles from './blog-article.module.css'

/** No such article, or none that could be read. */
export function ArticleNotFound() {
  return (
    <PageFrame width="text">
      <div className={styles.missing}>
        <h1>Article non trouvé</h1>
        <p>Il a peut-être changé d’adresse ou été retiré.</p>
        <ButtonLink to="/blog">Retour au blog</ButtonLink>
      </div>
    </PageFrame>
  )
}
