import { SITE_PATHS } from '~/domain/site/site-paths'
import type { SectionProps } from '../themes/theme'
import { TitledSection } from './titled-section'

/** Points to the two pages that the law asks for; themselves they are made by `legal/`. */
export function PlainLegal({ site, section }: SectionProps) {
  return (
    <TitledSection section={section} title="Mentions légales">
      <p>
        <a href={site.to(SITE_PATHS.legal)}>Mentions légales</a>{' '}
        <a href={site.to(SITE_PATHS.privacy)}>Confidentialité</a>
      </p>
    </TitledSection>
  )
}
